// The camera, the microphone and the sound graph that are open for one choice of source.
import { closeStream, openCamera, type Wish } from '../../../browser/capture/camera'
import { findRemembered, listDevices, type Devices } from '../../../browser/capture/devices'
import { chooseFormat } from '../../../browser/capture/formats'
import { CaptureRefused } from '../../../browser/capture/refusal'
import { openSoundGraph, type SoundGraph } from '../../../browser/capture/soundGraph'
import type { SoundWindow } from '../../../browser/capture/soundWindow'
import { needsCamera, type Choices } from './choices'

export interface Rig {
  /** The picture of the camera alone. */
  readonly camera: MediaStream | undefined
  readonly microphone: MediaStream | undefined
  readonly sound: SoundGraph
  readonly mime: string
}

const framesPerSecond = 30

export function wishOf(choices: Choices, { cameras, microphones }: Devices): Wish {
  const { height, reducesNoise } = choices
  const cameraId = findRemembered(cameras, choices.camera)?.deviceId
  const deviceId = findRemembered(microphones, choices.microphone)?.deviceId
  return {
    ...(needsCamera(choices) && {
      camera: { height, framesPerSecond, ...(cameraId && { deviceId: cameraId }) },
    }),
    microphone: { reducesNoise, ...(deviceId && { deviceId }) },
  }
}

/** Rejects with CaptureRefused. */
export async function openRig(
  choices: Choices,
  measured: (window: SoundWindow) => void,
): Promise<Rig> {
  const mime = chooseFormat(choices.source === 'audio' ? 'sound' : 'picture')
  if (mime === undefined) throw new CaptureRefused('unsupported')
  const stream = await openAllowed(choices, wishOf(choices, await listDevices()))
  const sound = await openSoundGraph(measured)
  const microphone = streamOf(stream?.getAudioTracks())
  sound.useMicrophone(microphone)
  return { camera: streamOf(stream?.getVideoTracks()), microphone, sound, mime }
}

export async function closeRig({ camera, microphone, sound }: Rig): Promise<void> {
  closeStream(camera)
  closeStream(microphone)
  await sound.close()
}

/** A picture can be recorded without a microphone, sound cannot. */
async function openAllowed(choices: Choices, wish: Wish): Promise<MediaStream | undefined> {
  try {
    return await openCamera(wish)
  } catch (failure) {
    const reason = failure instanceof CaptureRefused ? failure.reason : 'unsupported'
    if (choices.source === 'screen' && reason !== 'dismissed') return undefined
    if (wish.camera && reason === 'none') return openCamera({ camera: wish.camera })
    throw failure
  }
}

function streamOf(tracks: MediaStreamTrack[] = []): MediaStream | undefined {
  return tracks.length > 0 ? new MediaStream(tracks) : undefined
}
