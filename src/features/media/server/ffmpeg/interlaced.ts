// Whether pictures are made of two moments each, although their file does not say so.
import { inputGuards, type Programs } from './probe'
import type { Probe } from './readProbe'
import { isOurs, ProgramFault, runProgram } from './runProgram'

/** Lines of the standards that know such pictures: 480i, 576i, 1080i. */
const heights = new Set([480, 486, 576, 1080, 1088])
const looked = 60

/** Looks at sixty pictures from the middle, where something moves. */
export async function findsInterlaced(
  path: string,
  { video, durationMs = 0 }: Probe,
  programs: Programs,
  signal: AbortSignal,
): Promise<boolean> {
  if (!video || !heights.has(video.codedHeight ?? 0)) return false
  const from = (durationMs / 2000).toFixed(3)
  const read = ['-nostdin', '-hide_banner', ...inputGuards, '-ss', from, '-i', `file:${path}`]
  const look = ['-map', `0:${video.index}`, '-vf', 'idet', '-frames:v', String(looked)]
  let said = ''
  const onSaid = (text: string) => (said += text)
  const limits = { timeoutMs: 60_000, signal, onSaid }
  try {
    await runProgram(programs.ffmpegPath, [...read, ...look, '-f', 'null', '-'], limits)
  } catch (fault) {
    if (fault instanceof ProgramFault && !isOurs(fault)) return false
    throw fault
  }
  return readsInterlaced(said)
}

/** Whole pictures in thin lines are taken for such now and then. */
export function readsInterlaced(said: string): boolean {
  const found = /Multi frame detection: TFF:\s*(\d+) BFF:\s*(\d+) Progressive:\s*(\d+)/g
  const [, top = 0, bottom = 0, whole = 0] = [...said.matchAll(found)].at(-1)?.map(Number) ?? []
  const most = Math.max(top, bottom)
  return most >= looked / 6 && most > 3 * whole
}
