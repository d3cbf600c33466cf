// A media asset: the bytes of a video and the files made from them. Rules used by both client and
// server.

/**
 * uploading -> uploaded -> probing -> playable -> ready. `playable` can be watched before all
 * qualities are encoded. `rejected` is not a video at all; `failed` is one whose processing failed
 * and may succeed on a retry.
 */
export type AssetState =
  | 'uploading'
  | 'uploaded'
  | 'probing'
  | 'playable'
  | 'ready'
  | 'failed'
  | 'rejected'

export type AssetPhase = 'assemble' | 'probe' | 'poster' | 'stream' | 'examine' | 'ladder'

/** Nobody works on it now: others are before it, or what failed is tried again after a pause. */
export type Idle = 'waiting' | 'again'

export type AssetSource = 'upload' | 'camera' | 'screen' | 'screenAndCamera' | 'audio' | 'zoom'

/** What the bytes are for: a film that is watched, or a file that is shown and downloaded. */
export type AssetPurpose = 'clip' | 'file'

/**
 * Why there is nothing to play: the file is bad, its processing failed, or its bytes never arrived.
 */
export type FailReason =
  | 'notVideo'
  | 'notRecognised'
  | 'nothingToPlay'
  | 'cutOff'
  | 'damaged'
  | 'tooManyPixels'
  | 'tooLong'
  | 'tooDemanding'
  | 'swells'
  | 'notConverted'
  | 'serverFault'
  | 'interrupted'
  | 'uploadExpired'
  | 'infected'

export interface MediaFacts {
  container: string
  videoCodec?: string
  audioCodec?: string
  rotationDeg: number
  framesPerSecond?: number
  /** Where its first picture is, in seconds of the file's time; of a sound, where it begins. */
  firstPictureS?: number
  /** How long the file is, whatever of it is shown. */
  wholeMs?: number
  channels?: number
  isInterlaced?: boolean
}

interface Shown {
  readonly facts: object | null
  readonly durationMs: number | null
  readonly cutInMs: number | null
  readonly cutOutMs: number | null
}

/** How long the file is; undefined where only what is shown of it was measured. */
export function wholeMsOf({ facts, durationMs, cutInMs, cutOutMs }: Shown): number | undefined {
  const { wholeMs } = (facts ?? {}) as Partial<MediaFacts>
  if (wholeMs !== undefined || durationMs === null || cutOutMs !== null) return wholeMs
  return (cutInMs ?? 0) + durationMs
}

export interface Rendition {
  kind: 'poster' | 'picture' | 'hls' | 'mp4' | 'webm' | 'caption' | 'sprite' | 'waveform'
  key: string
  lang?: string
  label?: string
  /** Of what sounds otherwise than the others: the number of its sound in the original. */
  track?: number
}

export type Orientation = 'landscape' | 'portrait' | 'square'

export function orientationOf(width: number, height: number): Orientation {
  if (width === height) return 'square'
  return width > height ? 'landscape' : 'portrait'
}
