// Runs a child process with limits. Uploaded files are decoded only in such a process (media.md
// F1).
import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { setPriority } from 'node:os'
import { Readable, Writable } from 'node:stream'
import { watchMemory } from './watchMemory'
import { watchRoom } from './watchRoom'

export interface ProgramLimits {
  timeoutMs: number
  folder?: string
  /** Lowers the priority below that of the server's own work. */
  isBackground?: boolean
  signal: AbortSignal
  /** How much it may hold; a GiB unless said. */
  memoryBytes?: number
  /** How large each file may become that it writes. Kept on Linux alone. */
  mostFileBytes?: number
  /** What it prints to its error output, as it comes. */
  onSaid?: (text: string) => void
  /** What it reads from `pipe:3` and further, each as the program asks for it. */
  inputs?: ReadonlyArray<() => Iterable<Uint8Array>>
}

/**
 * `size`: it wrote more than it may. `machine`: there was no room, or no file handle, for what it does;
 * the file is not to blame.
 */
export type ProgramEnd = 'exit' | 'timeout' | 'memory' | 'size' | 'aborted' | 'machine'

export class ProgramFault extends Error {
  constructor(
    readonly program: string,
    readonly end: ProgramEnd,
    /** The last 64 KiB of what the program printed. */
    readonly said: string,
    /** What it returned, where it ended by itself. */
    readonly code?: number,
  ) {
    super(`${program} ended by ${end}: ${said.trim().split('\n').at(-1) ?? ''}`)
    this.name = 'ProgramFault'
  }
}

/** Whether the program ended for reasons that say nothing of the file. */
export const isOurs = ({ end }: ProgramFault): boolean => end === 'aborted' || end === 'machine'

const usualMemoryBytes = 1024 * 1024 * 1024
const longestOutput = 4 * 1024 * 1024
const longestSaid = 64 * 1024

export function runProgram(
  program: string,
  args: readonly string[],
  limits: ProgramLimits,
  onOutput?: (text: string) => void,
): Promise<string> {
  return new Promise((resolve, reject) => {
    if (limits.signal.aborted) return reject(new ProgramFault(program, 'aborted', ''))
    const { inputs = [] } = limits
    const [command = program, ...rest] = [...dieWithUs, ...held(limits), program, ...args]
    const child: ChildProcess = spawn(command, rest, {
      cwd: limits.folder,
      env: childEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe', ...inputs.map(() => 'pipe' as const)],
    })
    const { stdout, stderr } = child
    for (const [at, input] of inputs.entries()) feed(child.stdio[firstInput + at], input)
    let output = ''
    let said = ''
    let end: ProgramEnd = 'exit'
    child.on('error', (fault) => {
      said = fault.message
      end = 'machine'
      // No file descriptor was free for the pipes, so there will be no further events.
      if (!stdout) reject(new ProgramFault(program, end, said))
    })
    if (!stdout || !stderr) return

    function stop(reason: ProgramEnd) {
      end = reason
      child.kill('SIGKILL')
    }
    const abort = () => stop('aborted')
    const timer = setTimeout(() => stop('timeout'), limits.timeoutMs)
    const memory = watchMemory(child, limits.memoryBytes ?? usualMemoryBytes, () => stop('memory'))
    const room = watchRoom(limits.folder, () => stop('machine'))
    limits.signal.addEventListener('abort', abort)
    if (limits.isBackground) giveWay(child)

    stdout.setEncoding('utf8').on('data', (text: string) => {
      if (onOutput) onOutput(text)
      else if ((output += text).length > longestOutput) stop('memory')
    })
    stderr.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-longestSaid)
      limits.onSaid?.(text)
    })
    child.on('close', (code, signal) => {
      clearTimeout(timer)
      memory.stop()
      room.stop()
      limits.signal.removeEventListener('abort', abort)
      if (code === 0 && end === 'exit') return resolve(output)
      if (signal === 'SIGXFSZ') end = 'size'
      if (end === 'exit' && (code === notFoundCode || wantsMachine.test(said))) end = 'machine'
      reject(new ProgramFault(program, end, said, code ?? undefined))
    })
  })
}

/** What is returned for a program that is not there. */
export const notFoundCode = 127
const wantsMachine = /: (No space left on device|Disk quota exceeded|Too many open files)/

const firstInput = 3

/** Whatever the program does not read any more is not made. */
function feed(pipe: unknown, input: () => Iterable<Uint8Array>): void {
  if (!(pipe instanceof Writable)) return
  const pictures = Readable.from(input())
  pipe.on('error', () => pictures.destroy())
  pictures.on('error', () => pipe.destroy()).pipe(pipe)
}

/** A killed server cannot stop its children; on Linux this makes the kernel do it. */
const setpriv = '/usr/bin/setpriv'
const dieWithUs = existsSync(setpriv) ? [setpriv, '--pdeathsig', 'KILL', '--'] : []

const prlimit = '/usr/bin/prlimit'
const canLimitFiles = existsSync(prlimit)

function held({ mostFileBytes }: ProgramLimits): string[] {
  if (mostFileBytes === undefined || !canLimitFiles) return []
  return [prlimit, `--fsize=${Math.ceil(mostFileBytes)}`, '--']
}

/** The child gets none of the server's environment (keys, addresses). */
function childEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env['PATH'], LANG: 'C.UTF-8', AV_LOG_FORCE_NOCOLOR: '1' }
}

function giveWay(child: ChildProcess): void {
  if (child.pid === undefined) return
  try {
    setPriority(child.pid, 10)
  } catch {
    // The process has ended already.
  }
}
