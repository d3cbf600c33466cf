// The takes of a sitting as they are looked at.
import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import '../../../../src/features/recorder/client/recorder.model'
import { $sitting } from '../../../../src/features/recorder/client/recording.model'
import { $size, sizeMeasured } from '../../../../src/features/recorder/client/review.model'
import { unkeptChanged } from '../../../../src/features/recorder/client/takes/takes.model'
import type { TakeLine } from '../../../../src/features/recorder/take'
import { browserEdge } from '../../../support/browserEdge'

const size = { width: 1920, height: 1080 }

test('a take that begins has no size, not even that of the take before', async () => {
  const { handlers } = browserEdge()
  const scope = fork({ handlers, values: [[$sitting, ['first', 'second']]] })
  const begin = (takeId: string, at: number) => {
    const made = { mime: 'video/mp4', source: 'camera', appVersion: '1.0.0' } as const
    const lines: TakeLine[] = [{ at, is: 'opened', takeId, ...made }]
    return allSettled(unkeptChanged, {
      scope,
      params: { takeId, lines, bytes: 500, isHeld: true },
    })
  }
  await begin('first', 1)
  expect(scope.getState($size)).toBe(null)
  await allSettled(sizeMeasured, { scope, params: { takeId: 'first', ...size } })
  expect(scope.getState($size)).toEqual(size)
  await begin('second', 2)
  expect(scope.getState($size)).toBe(null)
})
