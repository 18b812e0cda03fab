import { resolve } from 'node:path'
import type { RunError } from '../../engine/finding.js'
import type { SeverityOverride } from '../../engine/settings.js'
import { codeFits } from '../../engine/settings.js'
import { findConfig } from '../../host/config-file.js'
import type { FilesOptions } from '../../node.js'
import type { Layer, ProjectConfig } from '../../project/configuration.js'
import { loadConfig } from '../../project/plan.js'
import { complain, type ExitCode, type Io, usageError, write } from '../io.js'
import type { LintSettings } from '../options.js'
import { filesOptions } from './deliver.js'
import { asJson, table } from './table.js'

/** One setting, and where it is from. */
interface Row {
  readonly setting: string
  readonly value: string | readonly string[]
  readonly from: string
}

const byDefault = 'default'
const commandLine = 'command line'

/** Shows what is in force for a file, or for files that no override is about, and from where. */
export async function printConfig(
  paths: readonly string[],
  settings: LintSettings,
  io: Io,
  cwd: string,
): Promise<ExitCode> {
  const [file, more] = [...(typeof settings.printConfig === 'string' ? [settings.printConfig] : []), ...paths]
  if (more !== undefined) throw usageError('--print-config shows one file at a time; name one, or none.')
  const options = await filesOptions(settings, io, cwd, false)
  const path =
    settings.config === false
      ? undefined
      : settings.config === undefined
        ? findConfig(cwd)
        : resolve(cwd, settings.config)
  const config = path === undefined ? undefined : await loadConfig(path, cwd)
  if (config && 'message' in config) return fail(config, io)
  const rows = rowsFor(config, file === undefined ? undefined : resolve(cwd, file), options, settings)
  const uri = config?.document.uri
  const text =
    settings.format === 'json'
      ? asJson({ config: uri ?? null, file: file ?? null, settings: rows })
      : `${heading(uri, file)}\n\n${table(['SETTING', 'VALUE', 'FROM'], rows.map(cells))}`
  if (config && config.faults.length > 0)
    await complain(io, 'Something in it makes no sense to mcp-lint and is left out; lint it to see what.', uri)
  return (await write(io.stdout, text)) ? 0 : 2
}

async function fail({ path, message }: RunError, io: Io): Promise<ExitCode> {
  await complain(io, message, path)
  return 2
}

function heading(config: string | undefined, file: string | undefined): string {
  const which = config === undefined ? 'Without a configuration' : `With ${config}`
  return `${which}${file === undefined ? '' : `, for ${file}`}:`
}

const cells = ({ setting, value, from }: Row): string[] => [
  setting,
  typeof value === 'string' ? value : value.join(', '),
  from,
]

function rowsFor(
  config: ProjectConfig | undefined,
  file: string | undefined,
  options: FilesOptions,
  settings: LintSettings,
): Row[] {
  const layers = config?.layersFor(file) ?? []
  const own = config?.document.uri ?? ''
  const { include, ignore = [], suppressions = [] } = config?.configuration ?? {}
  const mine = file === undefined ? suppressions : (config?.suppressionsFor(file).map(([, one]) => one) ?? [])
  const given = (setting: string, value: Row['value'], isGiven: boolean): Row => ({
    setting,
    value,
    from: isGiven ? commandLine : byDefault,
  })
  return [
    ...(include ? [{ setting: 'include', value: include, from: own }] : []),
    ...(ignore.length > 0 ? [{ setting: 'ignore', value: ignore, from: own }] : []),
    ...(settings.ignore.length > 0 ? [given('ignore', settings.ignore, true)] : []),
    strongest('client', 'seen in each file', layers, ({ client }) => client, options.client),
    strongest('type', 'seen in each file', layers, ({ kind }) => kind, options.kind),
    strongest('revision', 'seen in each file', layers, ({ revision }) => revision, options.revision),
    strongest('targets', ['recommended'], layers, ({ targets }) => targets, options.targets),
    strongest('serverName', 'unknown', layers, ({ serverName }) => serverName, options.serverName),
    ...levelRows(layers, options.severities ?? []),
    ...mine.map(one => ({
      setting: `suppression of ${one.code}`,
      value: [one.file, one.address ?? one.pointer].filter(part => part !== undefined).join(' '),
      from: own,
    })),
    ...(settings.baseline === undefined ? [] : [given('baseline', settings.baseline, true)]),
    given('min-severity', settings.minSeverity, settings.minSeverity !== 'warning'),
    given('fail-on', settings.failOn, settings.failOn !== 'error'),
  ]
}

/** The value that counts: the command line's, else that of the last layer that has one. */
function strongest(
  setting: string,
  otherwise: Row['value'],
  layers: readonly Layer[],
  of: (judging: Layer['judging']) => Row['value'] | undefined,
  told: Row['value'] | undefined,
): Row {
  if (told !== undefined) return { setting, value: told, from: commandLine }
  const layer = layers.findLast(({ judging }) => of(judging) !== undefined)
  return { setting, value: (layer && of(layer.judging)) ?? otherwise, from: layer?.from ?? byDefault }
}

/** All levels that still count: one that a later one covers does not. */
function levelRows(layers: readonly Layer[], told: readonly SeverityOverride[]): Row[] {
  const all = [
    ...layers.flatMap(({ from, judging }) => judging.rules.map(one => ({ ...one, from }))),
    ...told.map(one => ({ ...one, from: commandLine })),
  ]
  return all
    .filter((one, i) => !all.slice(i + 1).some(later => codeFits(one.code, later.code)))
    .map(({ code, level, from }) => ({ setting: code, value: level, from }))
}
