// How loud and how bright it is, and the one hint that matters most.
import { attach, createEvent, createStore, sample, scopeBind } from 'effector'
import { startPictureMeter } from '../../../browser/capture/pictureMeter'
import type { PictureWindow } from '../../../browser/capture/pictureWindow'
import { createTimer } from '../../../browser/timer'
import { $recordedMs } from './recording.model'
import { $rig, soundMeasured } from './devices.model'
import { nextHint, noHint } from './hint'
import {
  decibelsOf,
  findingsOf,
  hearSound,
  nothingHeard,
  noteFlags,
  seePicture,
  type Finding,
  type Flag,
  type Heard,
} from './quality'
import { $stage, reached } from './stage.model'

/** The preview of the camera is on the page; null: no more. */
export const previewShown = createEvent<HTMLVideoElement | null>()
const pictureMeasured = createEvent<PictureWindow>()

const kept = { serialize: 'ignore' } as const
const lookEveryMs = 500
/** Of sound: three seconds. */
const fewestWindows = 60
/** How fast the mark of the loudest moment falls. */
const fallDb = 1.5
const look = createTimer()

const $preview = createStore<HTMLVideoElement | null>(null, kept).on(
  previewShown,
  (_, shown) => shown,
)
const $meter = createStore<{ end(): void } | null>(null, kept)
const $heard = createStore<Heard>(nothingHeard)
  .on(soundMeasured, hearSound)
  .on(pictureMeasured, seePicture)
  .reset($rig)

/** In dBFS: the present one, and the loudest of the last moments. */
export const $level = createStore({ rms: -100, peak: -100 })
  .on(soundMeasured, ({ peak }, window) => ({
    rms: decibelsOf(window.rms),
    peak: Math.max(decibelsOf(window.peak), peak - fallDb),
  }))
  .reset($rig)
export const $findings = createStore<readonly Finding[]>([]).reset($rig)
/** Long enough to say that it is good. */
export const $isHeardYet = $heard.map(({ sound }) => sound.length >= fewestWindows)
export const $hint = createStore(noHint).reset($rig)
/** What was noticed in the present take. */
export const $flags = createStore<readonly Flag[]>([]).reset(reached('starting'))

const watchPictureFx = attach({
  source: { preview: $preview, rig: $rig, meter: $meter },
  effect({ preview, rig, meter }) {
    meter?.end()
    if (!preview || !rig?.camera) return null
    const { frameRate = 30 } = rig.camera.getVideoTracks()[0]?.getSettings() ?? {}
    return { end: startPictureMeter(preview, frameRate, scopeBind(pictureMeasured)) }
  },
})

sample({ clock: [$preview, $rig], target: watchPictureFx })
sample({ clock: watchPictureFx.doneData, target: $meter })

const isListening = ({ is }: { is: string }) =>
  is === 'ready' || is === 'counting' || is === 'recording'

sample({
  clock: [reached('ready'), reached('recording')],
  fn: () => lookEveryMs,
  target: look.started,
})
sample({
  clock: look.ended,
  source: $stage,
  filter: isListening,
  fn: () => lookEveryMs,
  target: look.started,
})
sample({ clock: look.ended, source: $heard, fn: findingsOf, target: $findings })
sample({
  clock: look.ended,
  source: { hint: $hint, findings: $findings, stage: $stage },
  fn: ({ hint, findings, stage }) =>
    isListening(stage) ? nextHint(hint, findings, lookEveryMs) : noHint,
  target: $hint,
})
sample({
  clock: look.ended,
  source: { flags: $flags, findings: $findings, ms: $recordedMs, stage: $stage },
  filter: ({ findings, stage }) => stage.is === 'recording' && findings.length > 0,
  fn: ({ flags, findings, ms }) => noteFlags(flags, findings, Math.round(ms)),
  target: $flags,
})
