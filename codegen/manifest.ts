import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { checkCommand } from './commands/checkCommand'
import { printJson, type Command } from './commands/command'
import { diffCommand } from './commands/diffCommand'
import { explainCommand } from './commands/explainCommand'
import { matrixCommand } from './commands/matrixCommand'
import { migrationCommand } from './commands/migrationCommand'
import { exit, misused, Stop, unknown } from './commands/stop'
import { newCommand } from './commands/newCommand'
import { tablesCommand } from './commands/tablesCommand'
import { whoCanCommand } from './commands/whoCanCommand'
import { wordsCommand } from './commands/wordsCommand'
import { nearest } from './problems/nearest'
import { answerInto, say } from './commands/say'

const commands: Readonly<Record<string, Command>> = {
  check: checkCommand,
  explain: explainCommand,
  'who-can': whoCanCommand,
  matrix: matrixCommand,
  diff: diffCommand,
  migration: migrationCommand,
  new: newCommand,
  tables: tablesCommand,
  words: wordsCommand,
}

/** `npm run manifest -- <command> …`: questions about the manifest and tasks on it. */
export function main(args: readonly string[]): number {
  try {
    const { out, others } = outOf(args)
    const [name = 'help', ...rest] = others
    if (name === 'help' || name === '--help') return showHelp(rest[0])
    const command = commandNamed(name)
    if (rest.includes('--help')) return showHelp(name)
    if (out !== undefined) answerInto(out)
    return command.run(rest)
  } catch (error) {
    if (!(error instanceof Stop)) throw error
    if (asksJson(args)) printJson({ message: error.message, problems: error.problems })
    else console.error(error.message)
    return error.status
  }
}

/** Programs that asked for JSON get it for errors too. */
const asksJson = (args: readonly string[]) => /(^|\n)--format[=\n]json(\n|$)/.test(args.join('\n'))

/**
 * Every command can write its answer to a file (--out), because npm adds a banner to redirected
 * output.
 */
function outOf(args: readonly string[]) {
  const at = args.findIndex((each) => each === '--out' || each.startsWith('--out='))
  if (at < 0) return { others: args }
  const [, inPlace] = /^--out=(.+)/.exec(args[at]!) ?? []
  const out = inPlace ?? args[at + 1]
  if (out === undefined || out.startsWith('-')) throw misused('Say into which file: --out <file>.')
  const folder = dirname(resolve(out))
  if (!existsSync(folder)) throw misused(`There is no folder ${folder} to write into.`)
  return { out, others: args.toSpliced(at, inPlace === undefined ? 2 : 1) }
}

function commandNamed(name: string): Command {
  if (Object.hasOwn(commands, name)) return commands[name]!
  throw unknown('command', name, nearest(name, Object.keys(commands)))
}

function showHelp(name: string | undefined): number {
  if (name !== undefined && Object.hasOwn(commands, name)) say(commands[name]!.help)
  else
    say(
      [
        'npm run manifest -- <command> [--help] [--out <file>]',
        '',
        ...Object.entries(commands).map(([each, { summary }]) => `  ${each.padEnd(9)} ${summary}`),
      ].join('\n'),
    )
  return exit.ok
}
