// What the page asks the worker that writes a take, and what it answers.

export type Ask =
  /** Bytes of the take that count; what stands behind them is cut off. Without: all. */
  | { do: 'open'; folder: readonly string[]; keep?: number }
  | { do: 'put'; chunk: Blob }
  | { do: 'note'; text: string }
  | { do: 'read'; from: number; to: number }
  | { do: 'close' }

export interface Asked {
  no: number
  ask: Ask
}

export type Answer =
  | { no: number; bytes: number; read?: Uint8Array<ArrayBuffer> }
  | { no: number; failed: Fault; message: string }

/** `unsupported`: this browser writes no such files. */
export type Fault = 'space' | 'unsupported' | 'other'
