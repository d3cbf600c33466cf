// Cameras, microphones and the screen: asked for, opened, changed, unplugged and closed.
import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { closeStream, openCamera, permissionsFor } from '../../../browser/capture/camera'
import {
  listDevices,
  watchDevices,
  type Device,
  type Devices,
} from '../../../browser/capture/devices'
import { waitFx } from '../../../browser/clock'
import { CaptureRefused } from '../../../browser/capture/refusal'
import { openScreen, type OpenedScreen } from '../../../browser/capture/screen'
import type { SoundWindow } from '../../../browser/capture/soundWindow'
import type { BlockedReason, Facts, RecorderEvent } from '../stage'
import type { TakeSource } from '../take'
import { needsScreen } from './choices'
import { $choices, choicesChanged, choicesRead } from './choices.model'
import { closeRig, openRig, wishOf, type Rig } from './rig'
import { holdRecorderFx } from './elsewhere.model'
import { RecordedElsewhere } from './oneRecorder'
import { $stage, due, factsChanged, happened, reached } from './stage.model'

export const sourceChosen = createEvent<TakeSource>()
export const cameraChosen = createEvent<Device>()
export const microphoneChosen = createEvent<Device>()
export const heightChosen = createEvent<720 | 1080 | 2160>()
export const noiseReductionChosen = createEvent<boolean>()
export const soundMeasured = createEvent<SoundWindow>()
/** Something that was chosen could not be opened, and the recorder stays as it is. */
export const choiceRefused = createEvent<'microphone' | 'screen'>()
/** One was plugged in, or pulled out. */
const devicesChanged = createEvent<Devices>()
const trackEnded = createEvent<'camera' | 'microphone' | 'screen'>()

const nothing: Devices = { cameras: [], microphones: [] }
const kept = { serialize: 'ignore' } as const

export const $devices = createStore<Devices>(nothing)
export const $rig = createStore<Rig | null>(null, kept)
export const $screen = createStore<OpenedScreen | null>(null, kept)
/** The one that was chosen by name, to tell of. */
export const $deviceName = $choices.map(({ source, camera, microphone }) => {
  const device = source === 'camera' || source === 'screenAndCamera' ? camera : microphone
  return device?.label || null
})
/** Where one was unplugged. */
export const $otherMicrophone = $devices.map(({ microphones }) => microphones[0] ?? null)
export const microphoneReplaced = createEvent<Device>()
const $stopWatching = createStore<(() => void) | null>(null, kept)

const whenEnded = (stream: MediaStream | undefined, ended: () => void) => {
  for (const track of stream?.getTracks() ?? []) track.addEventListener('ended', ended)
}

/** A browser that says nothing by then is asked for the devices themselves. */
const answerMs = 1_500

const readPermissionsFx = attach({
  source: $choices,
  effect: (choices) =>
    Promise.race([
      permissionsFor(wishOf(choices, nothing)),
      waitFx(answerMs).then((): PermissionState[] => []),
    ]),
})
const openDevicesFx = attach({
  source: $choices,
  async effect(choices): Promise<Rig> {
    const measured = scopeBind(soundMeasured)
    const ended = scopeBind(trackEnded)
    await holdRecorderFx()
    const rig = await openRig(choices, measured)
    whenEnded(rig.camera, () => ended('camera'))
    whenEnded(rig.microphone, () => ended('microphone'))
    return rig
  },
})
const chooseScreenFx = attach({
  source: $choices,
  async effect({ height }) {
    const ended = scopeBind(trackEnded)
    const screen = await openScreen(30, height)
    const [picture] = screen?.stream.getVideoTracks() ?? []
    picture?.addEventListener('ended', () => ended('screen'))
    return screen ?? null
  },
})
const lookAroundFx = createEffect(async (): Promise<Devices> => listDevices())
const watchFx = createEffect(() => watchDevices(scopeBind(devicesChanged)))
const closeRigFx = createEffect((rig: Rig) => closeRig(rig))
const closeScreenFx = createEffect(({ stream }: OpenedScreen) => closeStream(stream))
const stopWatchingFx = createEffect((stop: () => void) => stop())

/** Another microphone needs no other take: the recorder goes on with the sound graph's track. */
const changeMicrophoneFx = attach({
  source: { rig: $rig, choices: $choices },
  async effect({ rig, choices: { reducesNoise } }, { deviceId }: Device): Promise<Rig | null> {
    const ended = scopeBind(trackEnded)
    if (!rig) return null
    const microphone = await openCamera({ microphone: { deviceId, reducesNoise } })
    closeStream(rig.microphone)
    rig.sound.useMicrophone(microphone)
    whenEnded(microphone, () => ended('microphone'))
    return { ...rig, microphone }
  },
})

sample({
  clock: changeMicrophoneFx.fail,
  fn: () => 'microphone' as const,
  target: choiceRefused,
})
sample({ clock: chooseScreenFx.fail, fn: () => 'screen' as const, target: choiceRefused })

sample({ clock: choicesRead, target: readPermissionsFx })
sample({
  clock: readPermissionsFx.doneData,
  fn: (states): RecorderEvent => ({ is: 'permissionRead', isPrompt: states.includes('prompt') }),
  target: happened,
})
sample({
  clock: $choices,
  fn: (choices) => ({ needsScreen: needsScreen(choices) }),
  target: factsChanged,
})

sample({ clock: due('closeStreams'), source: $rig, filter: Boolean, target: closeRigFx })
sample({ clock: due('closeStreams'), source: $screen, filter: Boolean, target: closeScreenFx })
// A store that the same event resets would be read after that, as if nothing were open.
$rig.on(closeRigFx, (rig, closing) => (rig === closing ? null : rig))
$screen.on(closeScreenFx, (screen, closing) => (screen === closing ? null : screen))

sample({ clock: due('openDevices'), fn: () => ({ wasAsked: true }), target: factsChanged })
sample({ clock: due('openDevices'), target: openDevicesFx })
const opened = sample({
  clock: openDevicesFx.doneData,
  source: $stage,
  fn: ({ is }, rig) => ({ rig, isWanted: is === 'asking' }),
})
// Who has left meanwhile gets nothing that stays open.
sample({
  clock: opened,
  filter: ({ isWanted }) => !isWanted,
  fn: ({ rig }) => rig,
  target: closeRigFx,
})
const rigOpened = opened.filterMap(({ rig, isWanted }) => (isWanted ? rig : undefined))
sample({ clock: rigOpened, target: $rig })
sample({ clock: rigOpened, fn: (): RecorderEvent => ({ is: 'streamOpened' }), target: happened })
sample({
  clock: openDevicesFx.failData,
  fn: (failure): RecorderEvent => ({ is: 'refused', reason: reasonOf(failure) }),
  target: happened,
})

sample({ clock: due('chooseScreen'), target: chooseScreenFx })
sample({ clock: chooseScreenFx.doneData, filter: Boolean, target: $screen })
sample({
  clock: chooseScreenFx.finally,
  fn: (end): RecorderEvent =>
    end.status === 'done' && end.result ? { is: 'screenChosen' } : { is: 'screenRefused' },
  target: happened,
})

sample({ clock: [due('lookAround'), reached('blocked')], target: lookAroundFx })
sample({ clock: [lookAroundFx.doneData, devicesChanged], target: $devices })
sample({ clock: due('readSettings'), target: watchFx })
sample({ clock: watchFx.doneData, target: $stopWatching })
sample({ clock: reached('closed'), source: $stopWatching, filter: Boolean, target: stopWatchingFx })
sample({
  clock: devicesChanged,
  fn: (): RecorderEvent => ({ is: 'deviceAppeared' }),
  target: happened,
})

sample({ clock: trackEnded, source: $rig, filter: Boolean, fn: endOf, target: factsChanged })
sample({
  clock: trackEnded,
  fn: (kind): RecorderEvent => ({ is: endings[kind] }),
  target: happened,
})
// Outside of a take the same devices, or what is left of them, are opened again.
sample({
  clock: trackEnded,
  filter: (kind) => kind !== 'screen',
  fn: (): RecorderEvent => ({ is: 'deviceChosen' }),
  target: happened,
})
sample({
  clock: trackEnded.filter({ fn: (kind) => kind === 'screen' }),
  fn: () => null,
  target: $screen,
})
sample({ clock: $screen, fn: (screen) => ({ hasScreen: screen !== null }), target: factsChanged })
sample({
  clock: [rigOpened, changeMicrophoneFx.doneData],
  fn: () => ({ isMicAlive: true, areStreamsAlive: true }),
  target: factsChanged,
})
sample({ clock: due('closeStreams'), fn: () => ({ areStreamsAlive: false }), target: factsChanged })

sample({ clock: sourceChosen, fn: (source) => ({ source }), target: choicesChanged })
sample({ clock: cameraChosen, fn: (camera) => ({ camera }), target: choicesChanged })
sample({ clock: microphoneChosen, fn: (microphone) => ({ microphone }), target: choicesChanged })
sample({ clock: heightChosen, fn: (height) => ({ height }), target: choicesChanged })
sample({
  clock: noiseReductionChosen,
  fn: (reducesNoise) => ({ reducesNoise }),
  target: choicesChanged,
})
sample({
  clock: [sourceChosen, cameraChosen, heightChosen, noiseReductionChosen],
  source: $stage,
  fn: ({ is }): RecorderEvent => ({ is: is === 'blocked' ? 'tryPressed' : 'deviceChosen' }),
  target: happened,
})
sample({ clock: microphoneReplaced, target: microphoneChosen })
sample({
  clock: microphoneChosen,
  source: $stage,
  filter: ({ is }) => is === 'blocked',
  fn: (): RecorderEvent => ({ is: 'tryPressed' }),
  target: happened,
})
sample({ clock: microphoneChosen, target: changeMicrophoneFx })
sample({
  clock: changeMicrophoneFx.done,
  source: $stage,
  filter: (stage) => stage.is === 'paused' && stage.why === 'micEnded',
  fn: (): RecorderEvent => ({ is: 'resumePressed' }),
  target: happened,
})
sample({ clock: changeMicrophoneFx.doneData, filter: Boolean, target: $rig })

const endings = { camera: 'cameraEnded', microphone: 'micEnded', screen: 'screenEnded' } as const

function endOf(_: unknown, kind: 'camera' | 'microphone' | 'screen'): Partial<Facts> {
  if (kind === 'screen') return { hasScreen: false }
  return kind === 'camera'
    ? { areStreamsAlive: false }
    : { isMicAlive: false, areStreamsAlive: false }
}

function reasonOf(failure: unknown): BlockedReason {
  if (failure instanceof RecordedElsewhere) return 'elsewhere'
  return failure instanceof CaptureRefused ? failure.reason : 'unsupported'
}
