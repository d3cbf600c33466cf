import { parseArgs, type ParseArgsConfig } from 'node:util'
import { nearest } from '../problems/nearest'
import { misused, unknown } from './stop'
import { say } from './say'

/** One question or task of `npm run manifest`. */
export interface Command {
  /** In the list of commands. */
  readonly summary: string
  /** What `--help` shows. */
  readonly help: string
  readonly run: (args: readonly string[]) => number
}

/** Options that most commands have. */
export const folderOption = { manifest: { type: 'string', default: 'manifest' } } as const
export const formatOption = { format: { type: 'string', default: 'pretty' } } as const

/** Parses options strictly; an unknown one ends the command with a message. */
export function parse<Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true })
  } catch (error) {
    const [, option] = /^Unknown option '(-[^']*)'/.exec((error as Error).message) ?? []
    if (option === undefined) throw misused((error as Error).message)
    const known = Object.keys(options).map((name) => `--${name}`)
    throw unknown('option', option, nearest(option, known))
  }
}

/** Reads only the --manifest option, for commands whose other options depend on the manifest. */
export function folderOf(args: readonly string[]): string {
  const { values } = parseArgs({ args: [...args], options: folderOption, strict: false })
  return String(values.manifest)
}

export function none(positionals: readonly string[], command: string): void {
  if (positionals.length > 0)
    throw misused(`${command} takes no ${positionals.join(' ')}; --help shows what it takes.`)
}

export function onlyOne(positionals: readonly string[], noun: string): string {
  if (positionals.length === 1) return positionals[0]!
  throw misused(
    positionals.length === 0
      ? `Say which ${noun}; --help shows how.`
      : `Give one ${noun} at a time, not ${positionals.length}: ${positionals.join(' ')}.`,
  )
}

export function formatOf(given: string): 'pretty' | 'json' {
  if (given === 'pretty' || given === 'json') return given
  throw misused(`--format is pretty or json, not ${given}.`)
}

export const printJson = (value: unknown) => say(JSON.stringify(value, null, 2))

/** Formats rows as aligned columns. */
export function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = rows.reduce<number[]>(
    (all, row) => row.map((cell, index) => Math.max(cell.length, all[index] ?? 0)),
    [],
  )
  return rows.map((row) =>
    row
      .map((cell, index) => cell.padEnd(widths[index]!))
      .join('  ')
      .trimEnd(),
  )
}
