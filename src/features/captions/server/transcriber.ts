import type { Cue } from '../cue'

/** What turns speech into captions, where one is configured. */
export interface Transcriber {
  /** Throws a `SpeechFault` where nothing comes of it. */
  transcribe(speech: Speech): Promise<readonly Cue[]>
}

export interface Speech {
  /** 16 kHz, mono, 16 bits. */
  readonly wav: string
  readonly durationMs: number
  /** Such as de or pt-BR. */
  readonly lang: string
  /** Of its own, for what is written on the way. */
  readonly folder: string
  readonly signal: AbortSignal
  onProgress(percent: number): void
}

export type SpeechFaultCode = 'notWritten' | 'tookTooLong' | 'nothingSaid' | 'noSound'

export class SpeechFault extends Error {
  constructor(
    readonly code: SpeechFaultCode,
    cause?: unknown,
  ) {
    super(`No captions came of the speech: ${code}`, { cause })
    this.name = 'SpeechFault'
  }
}

declare module '../../../server/services' {
  interface Services {
    /** Undefined: captions are written by people alone. */
    readonly transcriber: Transcriber | undefined
  }
}
