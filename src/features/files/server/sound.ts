// How loud music is, how it looks as a wave, and a copy that browsers play.
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { inputGuards, ProgramFault, runProgram, Unusable, type FileWork } from '../../media/server'
import type { FileFacts } from '../file'

const timeoutMs = 10 * 60_000
const longestSeconds = 4 * 3600
const samplesPerSecond = 2000
const longestSaid = 16 * 1024
const stream = 'stream.mp4'
const samples = 'samples.raw'

export interface SoundExamined {
  readonly durationMs: number
  readonly facts: Pick<FileFacts, 'lufs' | 'peaks'>
  readonly stream: string
}

export async function examineSound(work: FileWork): Promise<SoundExamined> {
  const { path, folder, programs, signal } = work
  // The measuring tells its sum at the end of what it prints.
  const said = await runLoud(programs.ffmpegPath, argumentsFor(path), { timeoutMs, folder, signal })
  const { peaks, count } = await peaksOf(join(folder, samples))
  if (count === 0) throw damaged()
  // The filter tells its sum each time it is set up; the last one is of the whole.
  const sums = [...said.matchAll(/Integrated loudness:\s+I:\s+(-?[\d.]+) LUFS/g)]
  const lufs = Number(sums.at(-1)?.[1] ?? NaN)
  return {
    durationMs: Math.round((count / samplesPerSecond) * 1000),
    // Silence has no loudness.
    facts: { peaks, ...(lufs > -70 ? { lufs } : {}) },
    stream,
  }
}

function argumentsFor(path: string): string[] {
  const split =
    '[0:a:0]asplit=3[measured][drawn][played];[measured]ebur128=framelog=verbose,anullsink;' +
    `[drawn]aresample=${samplesPerSecond},aformat=sample_fmts=s16:channel_layouts=mono[wave]`
  const wave = ['-map', '[wave]', '-f', 's16le', samples]
  const played = '-map [played] -c:a aac -b:a 128k -ac 2 -ar 48000 -movflags +faststart'.split(' ')
  return [
    ...'-hide_banner -nostdin -nostats -y -v info'.split(' '),
    ...inputGuards,
    '-t',
    String(longestSeconds),
    '-i',
    `file:${path}`,
    '-filter_complex',
    split,
    ...wave,
    ...played,
    '-map_metadata',
    '-1',
    stream,
  ]
}

/** What it prints about its work, which goes to the output for faults. */
async function runLoud(
  program: string,
  args: readonly string[],
  limits: Parameters<typeof runProgram>[2],
): Promise<string> {
  let said = ''
  const keep = (text: string) => {
    said = (said + text).slice(-longestSaid)
  }
  await runProgram(program, args, { ...limits, onSaid: keep }).catch((fault: unknown) => {
    if (fault instanceof ProgramFault && fault.end === 'exit') throw damaged()
    throw fault
  })
  return said
}

const damaged = () => new Unusable('rejected', 'isDamaged', 'Not accepted: isDamaged.')

const bars = 120

/** The loudest of each of so many equal stretches, from 0 to 1. */
async function peaksOf(path: string): Promise<{ peaks: number[]; count: number }> {
  // A loudest value for each tenth of a second keeps an hour of music small.
  const steps: number[] = []
  let [count, loudest, rest] = [0, 0, Buffer.alloc(0)]
  for await (const chunk of createReadStream(path)) {
    const bytes = Buffer.concat([rest, chunk as Buffer])
    const whole = bytes.length - (bytes.length % 2)
    for (let at = 0; at < whole; at += 2) {
      loudest = Math.max(loudest, Math.abs(bytes.readInt16LE(at)))
      count += 1
      if (count % (samplesPerSecond / 10) === 0) {
        steps.push(loudest)
        loudest = 0
      }
    }
    rest = bytes.subarray(whole)
  }
  steps.push(loudest)
  const highest = Math.max(1, loudestOf(steps))
  const peaks = Array.from({ length: bars }, (_, bar) => {
    const from = Math.floor((bar * steps.length) / bars)
    const to = Math.max(from + 1, Math.floor(((bar + 1) * steps.length) / bars))
    return Math.round((loudestOf(steps.slice(from, to)) / highest) * 100) / 100
  })
  return { peaks, count }
}

const loudestOf = (steps: readonly number[]) =>
  steps.reduce((most, each) => Math.max(most, each), 0)
