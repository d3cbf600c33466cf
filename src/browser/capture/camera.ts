// The camera and the microphone.
import { CaptureRefused, refusalOf } from './refusal'

export interface CameraWish {
  /** Without: the system's choice. */
  deviceId?: string
  /** Of a phone, which has two; without: the system's choice. */
  facing?: 'user' | 'environment'
  height: number
  framesPerSecond: number
}

export interface MicrophoneWish {
  deviceId?: string
  reducesNoise: boolean
}

export interface Wish {
  camera?: CameraWish
  microphone?: MicrophoneWish
}

/** Some drivers never answer, and some people leave the browser's question open. */
const limitMs = 60_000

/** Rejects with CaptureRefused. Asks the person where the browser has no answer yet. */
export async function openCamera(wish: Wish): Promise<MediaStream> {
  if (!navigator.mediaDevices?.getUserMedia) throw new CaptureRefused('unsupported')
  try {
    return await open(constraintsOf(wish)).catch((failure: unknown) => {
      if (!isOverconstrained(failure)) throw failure
      return open({ video: wish.camera !== undefined, audio: wish.microphone !== undefined })
    })
  } catch (failure) {
    if (failure instanceof CaptureRefused) throw failure
    throw new CaptureRefused(refusalOf(failure, await permissionsFor(wish)))
  }
}

/** What the browser would do without asking; `prompt` where it does not say, nothing where there is nothing to ask for. */
export async function permissionsFor(wish: Wish): Promise<PermissionState[]> {
  if (!navigator.mediaDevices) return []
  const names = [...(wish.camera ? ['camera'] : []), ...(wish.microphone ? ['microphone'] : [])]
  return Promise.all(names.map(permissionOf))
}

export function closeStream(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

export function constraintsOf({ camera, microphone }: Wish): MediaStreamConstraints {
  return {
    video: camera !== undefined && {
      ...exactly(camera.deviceId),
      ...(camera.facing !== undefined && { facingMode: { ideal: camera.facing } }),
      height: { ideal: camera.height },
      width: { ideal: Math.round((camera.height * 16) / 9) },
      frameRate: { ideal: camera.framesPerSecond },
    },
    audio: microphone !== undefined && {
      ...exactly(microphone.deviceId),
      noiseSuppression: microphone.reducesNoise,
      echoCancellation: microphone.reducesNoise,
      autoGainControl: microphone.reducesNoise,
      sampleRate: { ideal: 48_000 },
    },
  }
}

const exactly = (deviceId?: string) =>
  deviceId === undefined ? {} : { deviceId: { exact: deviceId } }

const isOverconstrained = (failure: unknown) =>
  failure instanceof Error && failure.name === 'OverconstrainedError'

/** A stream that comes too late is closed again. */
function open(constraints: MediaStreamConstraints): Promise<MediaStream> {
  return new Promise((resolve, reject) => {
    let isLate = false
    const limit = setTimeout(() => {
      isLate = true
      reject(new CaptureRefused('silent'))
    }, limitMs)
    navigator.mediaDevices
      .getUserMedia(constraints)
      .then((stream) => (isLate ? closeStream(stream) : resolve(stream)), reject)
      .finally(() => clearTimeout(limit))
  })
}

async function permissionOf(name: string): Promise<PermissionState> {
  try {
    return (await navigator.permissions.query({ name: name as PermissionName })).state
  } catch {
    return 'prompt'
  }
}
