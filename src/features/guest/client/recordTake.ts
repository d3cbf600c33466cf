// One film from its first to its last byte: each piece is on the disk before the next comes.
import { startRecording } from '../../../browser/capture/record'
import { measureChunks } from '../../../browser/capture/recordedLength'
import { keepAwake } from '../../../browser/capture/wakeLock'
import { watchSleep } from '../../../browser/capture/watchSleep'
import { openTake } from '../../../browser/spool/spool'
import type { StopWhy, Take, TakeLine } from '../take'
import type { TakesOfPhone } from './takesOfPhone'

export interface RunningTake {
  readonly isKept: boolean
  pause(): void
  goOn(): void
  /** Once its last piece is on the disk, or after 30 s with what is there. */
  end(why: StopWhy): Promise<void>
}

interface Wish {
  readonly stream: MediaStream
  readonly bitsPerSecond: number
  readonly maxMs: number
}

interface Ears {
  onMs(ms: number): void
  /** It cannot go on. */
  onEnd(why: StopWhy): void
}

const noteMs = 1000
const patienceMs = 30_000

export async function recordTake(
  take: Pick<Take, 'takeId' | 'promptId' | 'mime'>,
  { stream, bitsPerSecond, maxMs }: Wish,
  takes: TakesOfPhone,
  { onMs, onEnd }: Ears,
): Promise<RunningTake> {
  const { takeId, mime } = take
  const opened: TakeLine = { is: 'opened', ...take }
  const spool = await openTake(takes.folderOf(takeId), opened)
  const measured = measureChunks(mime)
  let ms = 0
  let noted = 0
  let isEnding = false
  let written: Promise<unknown> = Promise.resolve()
  const note = (line: TakeLine) => spool.note(line).catch(() => undefined)

  /** The time of a film is that of its data. */
  function kept(recorded: number): void {
    ms = Math.min(recorded, maxMs)
    onMs(ms)
    if (ms >= maxMs && !isEnding) onEnd('limit')
    if (ms - noted < noteMs) return
    noted = ms
    takes.grown(takeId, ms)
    void note({ is: 'grown', ms })
  }

  let stopped: () => void
  const over = new Promise<void>((resolve) => (stopped = resolve))
  const recording = await startRecording({
    stream,
    mime,
    bitsPerSecond,
    onChunk(chunk) {
      written = Promise.all([measured(chunk), spool.put(chunk)]).then(
        ([recorded]) => kept(recorded),
        () => onEnd('disk'),
      )
    },
    onStopped: (failure) => {
      stopped()
      if (failure) onEnd('camera')
    },
  }).catch(async (failure: unknown) => {
    await spool.close()
    throw failure
  })
  takes.begin(take, spool)
  const awake = keepAwake()
  const stopWatching = watchSleep({ onSlept: () => onEnd('slept') })

  return {
    isKept: spool.isKept,
    pause: recording.pause,
    goOn: recording.resume,
    async end(why) {
      isEnding = true
      recording.stop()
      await soon(over)
      await soon(written)
      awake()
      stopWatching()
      await soon(note({ is: 'stopped', ms, why }))
      await soon(spool.close())
      takes.ended(takeId, ms, why)
    },
  }
}

/** Nothing that hangs keeps a film from being closed. */
async function soon(work: Promise<unknown>): Promise<void> {
  const late = new Promise<void>((resolve) => setTimeout(resolve, patienceMs))
  await Promise.race([work.catch(() => undefined), late])
}
