// A media asset: the bytes of a video and what was made of them. Rules both wings read.

/**
 * uploading -> uploaded -> probing -> playable -> ready; `playable` can be watched before the ladder ends.
 * `rejected` is not a video at all; `failed` should have been one, or may still become one by a retry.
 */
export type AssetState =
  | 'uploading'
  | 'uploaded'
  | 'probing'
  | 'playable'
  | 'ready'
  | 'failed'
  | 'rejected'

export type AssetPhase = 'assemble' | 'probe' | 'poster' | 'stream' | 'ladder'

/** Why there is nothing to play: the file's own fault, that of its processing, or its bytes never came. */
export type FailReason =
  | 'notVideo'
  | 'notRecognised'
  | 'nothingToPlay'
  | 'cutOff'
  | 'damaged'
  | 'tooManyPixels'
  | 'tooLong'
  | 'tooDemanding'
  | 'notConverted'
  | 'serverFault'
  | 'interrupted'
  | 'uploadExpired'

export interface MediaFacts {
  container: string
  videoCodec?: string
  audioCodec?: string
  rotationDeg: number
  framesPerSecond?: number
  channels?: number
}

export interface Rendition {
  kind: 'poster' | 'hls' | 'mp4' | 'webm' | 'caption'
  key: string
  lang?: string
  label?: string
}

export type Orientation = 'landscape' | 'portrait' | 'square'

export function orientationOf(width: number, height: number): Orientation {
  if (width === height) return 'square'
  return width > height ? 'landscape' : 'portrait'
}
