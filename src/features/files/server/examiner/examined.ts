import type { FileFacts, FileFault } from '../../file'

/** What the program answers. */
export type Examined = Refused | { readonly picture: Picture } | Accepted

export interface Refused {
  readonly fault: FileFault
  /** For the log. */
  readonly said: string
}

export interface Picture {
  readonly width: number
  readonly height: number
}

export interface Accepted {
  readonly mime: string
  readonly facts: FileFacts
  readonly picture?: Picture
  /** Whether previews were put into the folder. */
  readonly isDrawn: boolean
  readonly hasCaptions?: boolean
  /** What another program has to do; `mp4` is sound, or a film. */
  readonly next?: 'pdf' | 'heic' | 'sound' | 'mp4'
}

export class Refusal extends Error {
  constructor(
    readonly code: FileFault,
    message: string = code,
  ) {
    super(message)
  }
}

export interface Given {
  readonly path: string
  readonly folder: string
  /** As its owner calls it. */
  readonly name: string
}

/** Previews, by how large they are. */
export const smallFile = 'small.webp'
export const largeFile = 'large.webp'
export const captionFile = 'subtitle.vtt'
