/** 50 ms of sound. Levels are amplitudes, 0 to 1. */
export interface SoundWindow {
  readonly rms: number
  readonly peak: number
  /** Every sample is exactly zero: a microphone that is switched off. */
  readonly isZero: boolean
  /** Runs of three samples or more at the limit. */
  readonly clippedRuns: number
}

export const soundWindowMs = 50

/** The server says of such a peak that a take is too loud. */
const clippedAt = 10 ** (-0.5 / 20)
const clippedInARow = 3

/** Measures samples as they come; each full window is handed over. */
export function measureSound(samplesPerWindow: number, measured: (window: SoundWindow) => void) {
  let count = 0
  let squares = 0
  let peak = 0
  let row = 0
  let clippedRuns = 0

  function endWindow(): void {
    const rms = Math.sqrt(squares / count)
    measured({ rms, peak, isZero: peak === 0, clippedRuns })
    count = squares = peak = clippedRuns = 0
  }

  return (samples: Float32Array): void => {
    for (const sample of samples) {
      const level = Math.abs(sample)
      squares += level * level
      if (level > peak) peak = level
      row = level >= clippedAt ? row + 1 : 0
      if (row === clippedInARow) clippedRuns += 1
      count += 1
      if (count === samplesPerWindow) endWindow()
    }
  }
}
