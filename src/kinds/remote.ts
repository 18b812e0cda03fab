import type { ClientProfile } from '../clients/profile.js'
import type { Member } from '../document/document.js'
import { member } from '../document/tree.js'
import type { Server } from './server.js'

/** The member that makes an entry a remote server in a file that takes local servers only, or undefined. */
export function remoteNeedle(server: Server, client: ClientProfile): Member | undefined {
  if (client.transport.remote === true) return undefined
  const address = server.addresses[0] ?? server.strangers.find(one => one.concept === 'address')?.member
  if (address) return address
  const transport = member(server.node, 'transport')
  if (!transport || server.program) return undefined
  const isRemote =
    transport.value.type === 'object' || (transport.value.type === 'string' && transport.value.value !== 'stdio')
  return isRemote ? transport : undefined
}
