import { expect, test } from 'vitest'
import { measureSound, type SoundWindow } from '../../../src/browser/capture/soundWindow'

function measure(samples: readonly number[], perWindow = 4): SoundWindow[] {
  const windows: SoundWindow[] = []
  const add = measureSound(perWindow, (window) => windows.push(window))
  // As blocks come: of another length than windows.
  for (let at = 0; at < samples.length; at += 3) add(Float32Array.from(samples.slice(at, at + 3)))
  return windows
}

test('each full window has its level and its peak', () => {
  expect(measure([0.5, -0.5, 0.5, -0.5, 0, 0, 0, 0, 1])).toEqual([
    { rms: 0.5, peak: 0.5, isZero: false, clippedRuns: 0 },
    { rms: 0, peak: 0, isZero: true, clippedRuns: 0 },
  ])
})

test.each([
  { samples: [1, 1, 0, 1], runs: [0] },
  { samples: [1, -1, 1, 0], runs: [1] },
  { samples: [0.945, 0.945, 0.945, 0], runs: [1] },
  { samples: [0.944, 0.944, 0.944, 0], runs: [0] },
  // One long run is one, wherever windows end.
  { samples: [0, 0, 1, 1, 1, 1, 1, 0], runs: [0, 1] },
])('three samples in a row at the limit are a run: $samples', ({ samples, runs }) => {
  expect(measure(samples).map(({ clippedRuns }) => clippedRuns)).toEqual(runs)
})
