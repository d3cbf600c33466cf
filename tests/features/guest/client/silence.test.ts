// A microphone that is muted is told from somebody who thinks.
import { expect, test } from 'vitest'
import { createSilence } from '../../../../src/features/guest/client/silence'

const windowsOf = (ms: number) => Array.from({ length: ms / 50 })

test('nothing is said before three seconds of silence, and no more once something is heard', () => {
  const silence = createSilence()
  expect(windowsOf(2950).some(() => silence.hears(0))).toBe(false)
  expect(silence.hears(0)).toBe(true)
  expect(silence.hears(0.2)).toBe(false)
  expect(silence.hears(0)).toBe(false)
})
