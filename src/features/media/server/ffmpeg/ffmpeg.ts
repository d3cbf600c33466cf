import { runProgram } from './runProgram'
import type { Programs } from './probe'

export interface FfmpegRun {
  folder: string
  timeoutMs: number
  signal: AbortSignal
  isBackground?: boolean
  mostFileBytes?: number
  onProgress?: (doneMs: number) => void
}

/** Runs ffmpeg in `folder`, so that outputs can be given as plain file names. */
export async function runFfmpeg(
  { ffmpegPath }: Programs,
  args: readonly string[],
  { onProgress, ...limits }: FfmpegRun,
): Promise<void> {
  const report = onProgress && readProgress(onProgress)
  await runProgram(ffmpegPath, args, limits, report)
}

/** Parses the `out_time_us=` lines (microseconds) that `-progress` prints. */
function readProgress(onProgress: (doneMs: number) => void) {
  let rest = ''
  return (text: string) => {
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    const last = lines.findLast((line) => line.startsWith('out_time_us='))
    const doneMs = Number(last?.slice('out_time_us='.length)) / 1000
    if (doneMs > 0) onProgress(doneMs)
  }
}
