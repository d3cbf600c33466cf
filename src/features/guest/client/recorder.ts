// The camera of a guest: from the question whether it may be used to a film that has ended.
import { ulid } from 'ulid'
import { closeStream, openCamera, permissionsFor } from '../../../browser/capture/camera'
import { chooseFormat, pictureBitsPerSecond } from '../../../browser/capture/formats'
import { CaptureRefused, type RefusalReason } from '../../../browser/capture/refusal'
import { openSoundGraph, type SoundGraph } from '../../../browser/capture/soundGraph'
import { spaceLeft } from '../../../browser/spool/space'
import { recordTake, type RunningTake } from './recordTake'
import type { StopWhy } from '../take'
import { createStore, type Store } from '../../../kit/createStore'
import { createSilence } from './silence'
import type { TakesOfPhone } from './takesOfPhone'

export type Stage =
  | 'closed'
  /** The browser has no answer yet: nothing is asked without a press. */
  | 'inviting'
  | 'asking'
  | 'blocked'
  | 'ready'
  | 'starting'
  | 'recording'
  | 'paused'
  | 'stopping'

export interface RecorderState {
  readonly stage: Stage
  readonly reason?: RefusalReason | 'noRoom' | undefined
  readonly stream?: MediaStream | undefined
  /** 0 to 1. */
  readonly level: number
  readonly isSilent: boolean
  readonly ms: number
  readonly takeId?: string | undefined
  readonly isKept: boolean
  /** The stage takes longer than usual. */
  readonly isSlow: boolean
  /** Said until somebody tries again. */
  readonly hasStartFailed: boolean
}

export interface Recorder extends Pick<Store<RecorderState>, 'read' | 'subscribe'> {
  /** Opens the camera where nothing has to be asked. */
  look(): Promise<void>
  open(): Promise<void>
  start(prompt: { promptId: string; maxMs: number }): Promise<void>
  pause(): void
  goOn(): void
  /** The film that ended. */
  stop(why: StopWhy): Promise<string | undefined>
  close(): void
}

const wish = {
  camera: { height: 720, framesPerSecond: 30, facing: 'user' },
  microphone: { reducesNoise: true },
} as const
const first: RecorderState = {
  stage: 'closed',
  level: 0,
  isSilent: false,
  ms: 0,
  isKept: true,
  isSlow: false,
  hasStartFailed: false,
}
const usualMs = 5000
const waits: readonly Stage[] = ['asking', 'starting', 'stopping']
const busy: readonly Stage[] = ['starting', 'recording', 'paused', 'stopping']

export function createRecorder(
  takes: TakesOfPhone,
  /** It ended by itself. */
  onEnded: (takeId: string) => void,
): Recorder {
  const store = createStore(first)
  let graph: SoundGraph | undefined
  let running: RunningTake | undefined
  let ending: Promise<string | undefined> | undefined
  const silence = createSilence()
  let slowly: ReturnType<typeof setTimeout> | undefined

  function enter(stage: Stage, change: Partial<RecorderState> = {}): void {
    clearTimeout(slowly)
    store.change({ ...change, stage, isSlow: false })
    if (waits.includes(stage)) slowly = setTimeout(() => store.change({ isSlow: true }), usualMs)
  }

  const stopItself = (why: StopWhy) =>
    void self.stop(why).then((takeId) => takeId !== undefined && onEnded(takeId))

  async function openStream(): Promise<void> {
    if (chooseFormat('picture') === undefined) throw new CaptureRefused('unsupported')
    const stream = await openCamera(wish)
    graph = await openSoundGraph(({ rms, peak }) =>
      store.change({ level: Math.min(1, rms * 4), isSilent: silence.hears(peak) }),
    )
    graph.useMicrophone(new MediaStream(stream.getAudioTracks()))
    for (const track of stream.getTracks()) track.addEventListener('ended', lost)
    enter('ready', { stream, reason: undefined })
  }

  /** A call, another app or the system took it away. */
  function lost(): void {
    if (running) stopItself('camera')
    self.close()
    enter('blocked', { reason: 'inUse' })
  }

  const hidden = () => document.hidden && running && stopItself('camera')
  document.addEventListener('visibilitychange', hidden)

  const self: Recorder = {
    read: store.read,
    subscribe: store.subscribe,
    async look() {
      if (store.read().stage !== 'closed') return
      const asked = await permissionsFor(wish)
      if (asked.includes('prompt')) return enter('inviting')
      await self.open()
    },
    async open() {
      enter('asking', { reason: undefined, hasStartFailed: false })
      try {
        await openStream()
      } catch (failure) {
        const reason = failure instanceof CaptureRefused ? failure.reason : 'unsupported'
        enter('blocked', { reason })
      }
    },
    async start({ promptId, maxMs }) {
      const { stream, stage } = store.read()
      if (stage !== 'ready' || !stream || !graph) return
      const takeId = ulid()
      enter('starting', { ms: 0, takeId, hasStartFailed: false })
      const picture = stream.getVideoTracks()[0]
      const bitsPerSecond = pictureBitsPerSecond(picture?.getSettings().height ?? 720)
      if ((await spaceLeft(bitsPerSecond)) * 60_000 < maxMs) {
        return enter('blocked', { reason: 'noRoom' })
      }
      const sound = graph.track
      const recorded = new MediaStream([...(picture ? [picture] : []), sound])
      const mime = chooseFormat('picture') ?? ''
      try {
        const take = { takeId, promptId, mime }
        running = await recordTake(take, { stream: recorded, bitsPerSecond, maxMs }, takes, {
          onMs: (ms) => store.change({ ms }),
          onEnd: stopItself,
        })
        enter('recording', { isKept: running.isKept })
      } catch {
        enter('ready', { hasStartFailed: true })
      }
    },
    pause() {
      if (store.read().stage !== 'recording') return
      running?.pause()
      enter('paused')
    },
    goOn() {
      if (store.read().stage !== 'paused') return
      running?.goOn()
      enter('recording')
    },
    stop: (why) => (ending ??= end(why).finally(() => (ending = undefined))),
    close() {
      const { stream, stage } = store.read()
      for (const track of stream?.getTracks() ?? []) track.removeEventListener('ended', lost)
      closeStream(stream)
      void graph?.close()
      graph = undefined
      if (!busy.includes(stage)) enter('closed', first)
    },
  }

  async function end(why: StopWhy): Promise<string | undefined> {
    const take = running
    const { takeId } = store.read()
    if (!take || takeId === undefined) return undefined
    enter('stopping')
    running = undefined
    await take.end(why)
    enter(graph ? 'ready' : 'closed')
    return takeId
  }
  return self
}
