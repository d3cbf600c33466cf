// One take from its first to its last byte: the recorder, what it needs, and where its chunks go.
import { pictureBitsPerSecond } from '../../../browser/capture/formats'
import { startPicturePump, type PicturePump } from '../../../browser/capture/picturePump'
import { measureChunks } from '../../../browser/capture/recordedLength'
import { startRecording, type Recording } from '../../../browser/capture/record'
import type { OpenedScreen } from '../../../browser/capture/screen'
import { keepAwake } from '../../../browser/capture/wakeLock'
import { watchSleep } from '../../../browser/capture/watchSleep'
import { SpaceOut } from '../../../browser/spool/spool'
import type { StopWhy } from '../take'
import { needsScreen, type Choices } from './choices'
import type { Rig } from './rig'
import type { OpenTake } from './takes'

export interface RunningTake {
  readonly recording: Recording
  readonly pump: PicturePump | undefined
  /** Ends it once, with its last chunk on the disk, or after 30 s with what is there. */
  end(why: StopWhy): Promise<void>
}

export interface TakeRun {
  take: OpenTake
  rig: Rig
  screen: OpenedScreen | null
  choices: Choices
  /** So many ms of it are on the disk. */
  onKept: (ms: number) => void
  onTick: () => void
  /** It cannot go on. */
  onEnd: (why: 'recorderFailed' | 'spoolFailed' | 'spaceOut' | 'slept') => void
}

const patienceMs = 30_000

export async function runTake(run: TakeRun): Promise<RunningTake> {
  const { take, rig, choices, onKept, onTick, onEnd } = run
  const { track, pump } = await openPicture(run)
  const writing = createWriting(take, rig.mime, onKept, (failure) =>
    onEnd(failure instanceof SpaceOut ? 'spaceOut' : 'spoolFailed'),
  )
  const stream = new MediaStream([...(track ? [track] : []), rig.sound.track])
  const awake = keepAwake()
  const stopWatching = watchSleep({ onTick, onSlept: () => onEnd('slept') })
  const release = () => {
    pump?.stop()
    awake()
    stopWatching()
  }
  try {
    let isOver: () => void
    const over = new Promise<void>((resolve) => (isOver = resolve))
    const recording = await startRecording({
      stream,
      mime: rig.mime,
      bitsPerSecond: pictureBitsPerSecond(track?.getSettings().height ?? choices.height),
      onChunk: writing.put,
      onStopped: (failure) => {
        isOver()
        if (failure) onEnd('recorderFailed')
      },
    })
    let ending: Promise<void> | undefined
    const end = async (why: StopWhy) => {
      recording.stop()
      await soon(over)
      await soon(writing.done())
      release()
      await soon(take.note({ is: 'stopped', why, ms: writing.ms() }))
      await soon(take.close())
    }
    return { recording, pump, end: (why) => (ending ??= end(why)) }
  } catch (failure) {
    release()
    throw failure
  }
}

async function openPicture({ rig, screen, choices }: TakeRun) {
  const camera = rig.camera?.getVideoTracks()[0]
  if (!needsScreen(choices)) return { track: camera, pump: undefined }
  const shared = screen?.stream.getVideoTracks()[0]
  if (!shared) throw new Error('No screen is shared.')
  rig.sound.useScreenSound(screen?.stream)
  const pump = await startPicturePump({ screen: shared, camera, bubble: choices.bubble })
  return { track: pump?.track ?? shared, pump }
}

function createWriting(
  take: OpenTake,
  mime: string,
  onKept: (ms: number) => void,
  onFailed: (failure: unknown) => void,
) {
  const measured = measureChunks(mime)
  let ms = 0
  let last: Promise<unknown> = Promise.resolve()
  return {
    put(chunk: Blob): void {
      last = Promise.all([measured(chunk), take.put(chunk)]).then(
        ([recorded]) => onKept((ms = recorded)),
        onFailed,
      )
    },
    done: () => last,
    ms: () => ms,
  }
}

/** Nothing that hangs keeps a take from being closed. */
async function soon(work: Promise<unknown>): Promise<void> {
  const late = new Promise<void>((resolve) => setTimeout(resolve, patienceMs))
  await Promise.race([work.catch(() => undefined), late])
}
