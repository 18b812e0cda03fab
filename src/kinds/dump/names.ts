import { pathFits } from '../files.js'

/** Ends of the paths that a folder or a bare run takes for dumps. */
export const dumpFiles: readonly string[] = [
  'tools.json',
  '*.tools.json',
  'tools-list.json',
  '*-tools.json',
  'mcp-tools.json',
  'capabilities.json',
  '*.mcp-dump.json',
  '*.resources.json',
  '*.prompts.json',
]

/** Further names that say what a file holds, but not often enough to look for them. */
const furtherNames: readonly string[] = ['resources.json', 'templates.json', 'prompts.json', 'resource-templates.json']

/** Whether the name of a file says that it holds what a server lists. */
export function isDumpName(uri: string): boolean {
  const path = uri.replaceAll('\\', '/')
  return [...dumpFiles, ...furtherNames].some(one => pathFits(path, one))
}
