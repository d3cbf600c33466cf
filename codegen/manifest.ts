import { checkCommand } from './commands/checkCommand'
import type { Command } from './commands/command'
import { diffCommand } from './commands/diffCommand'
import { explainCommand } from './commands/explainCommand'
import { matrixCommand } from './commands/matrixCommand'
import { migrateCommand } from './commands/migrateCommand'
import { exit, Stop, unknown } from './commands/stop'
import { tablesCommand } from './commands/tablesCommand'
import { whoCanCommand } from './commands/whoCanCommand'
import { nearest } from './problems/nearest'
import { say } from './commands/say'

const commands: Readonly<Record<string, Command>> = {
  check: checkCommand,
  explain: explainCommand,
  'who-can': whoCanCommand,
  matrix: matrixCommand,
  diff: diffCommand,
  migrate: migrateCommand,
  tables: tablesCommand,
}

/** `npm run manifest -- <command> …`: everything one can ask of the manifest. */
export function main(args: readonly string[]): number {
  const [name = 'help', ...rest] = args
  if (name === 'help' || name === '--help') return showHelp(rest[0])
  try {
    const command = commandNamed(name)
    if (rest.includes('--help')) return showHelp(name)
    return command.run(rest)
  } catch (error) {
    if (!(error instanceof Stop)) throw error
    console.error(error.message)
    return error.status
  }
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
        'npm run manifest -- <command> [--help]',
        '',
        ...Object.entries(commands).map(([each, { summary }]) => `  ${each.padEnd(9)} ${summary}`),
      ].join('\n'),
    )
  return exit.ok
}
