/** Programs that are run as a person would run them. */
import { spawn, spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { createInterface } from 'node:readline'
import { removeTemporaryFolder, temporaryFolder } from './memoryFolder'
import type { Progress } from './progress'
import { readMark } from './progress'

export type Environment = Readonly<Record<string, string>>

export function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

const split = (command: string) => {
  const [program = '', ...args] = command.split(' ')
  return { program, args }
}

/** Shows everything that the command prints. */
export function run(command: string, environment: Environment = {}): boolean {
  say(`\n> ${command}`)
  const { program, args } = split(command)
  const env = { ...process.env, ...environment }
  return spawnSync(program, args, { stdio: 'inherit', env }).status === 0
}

/** Without Vite's hint about how it will load settings one day. */
const quiet = { VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' }

/**
 * Shows what a test runner prints as it comes, and its marks as progress. `reports` are the files it
 * writes: those of an earlier run are removed, so that a runner that crashes leaves none.
 */
export function runTests(
  command: string,
  progress: Progress,
  reports: readonly string[],
  environment: Environment = {},
): Promise<boolean> {
  for (const report of reports) rmSync(report, { force: true })
  const { program, args } = split(command)
  const env = { ...process.env, ...quiet, ...temporaryFolder(), ...environment }
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env })
  for (const output of [child.stdout, child.stderr])
    createInterface({ input: output }).on('line', (line) => {
      const at = readMark(line)
      if (at) progress.at(at.done, at.total)
      else progress.say(line)
    })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (status) => {
      removeTemporaryFolder()
      resolve(status === 0)
    })
  })
}

/** Runs as many at once as the machine has cores; shows what those printed that failed. */
export async function runBeside(
  commands: readonly string[],
  progress: Progress,
): Promise<boolean[]> {
  const held: boolean[] = []
  const left = [...commands.entries()]
  let done = 0
  const worker = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const [index, command] = next
      const { text, status } = await heard(command)
      held[index] = status === 0
      if (!held[index]) progress.say(`\n> ${command}\n${text}`)
      progress.at(++done, commands.length)
    }
  }
  progress.at(0, commands.length)
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
  return held
}

/** The compiler and the linter's checker of types are written in Go: on two cores they take half as much CPU again. */
const oneCore = { GOMAXPROCS: '1' }

function heard(command: string): Promise<{ text: string; status: number | null }> {
  const { program, args } = split(command)
  const env = { ...process.env, ...oneCore }
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env })
  let text = ''
  for (const output of [child.stdout, child.stderr])
    output.on('data', (chunk: Buffer) => (text += chunk.toString()))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (status) => resolve({ text, status }))
  })
}
