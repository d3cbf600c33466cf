/** Programs that are run as a person would run them, and said to be run. */
import { spawn, spawnSync } from 'node:child_process'
import { availableParallelism } from 'node:os'

export function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

const split = (command: string) => {
  const [program = '', ...args] = command.split(' ')
  return { program, args }
}

export function run(command: string, environment: Readonly<Record<string, string>> = {}): boolean {
  say(`\n> ${command}`)
  const { program, args } = split(command)
  const env = { ...process.env, ...environment }
  return spawnSync(program, args, { stdio: 'inherit', env }).status === 0
}

/** As many at once as the machine has cores; what each says is said whole. */
export async function runBeside(commands: readonly string[]): Promise<boolean[]> {
  const held: boolean[] = []
  const left = [...commands.entries()]
  const worker = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const [index, command] = next
      const { text, status } = await heard(command)
      say(`\n> ${command}\n${text}`.trimEnd())
      held[index] = status === 0
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
  return held
}

function heard(command: string): Promise<{ text: string; status: number | null }> {
  const { program, args } = split(command)
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let text = ''
  for (const output of [child.stdout, child.stderr])
    output.on('data', (chunk: Buffer) => (text += chunk.toString()))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (status) => resolve({ text, status }))
  })
}
