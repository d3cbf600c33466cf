// Where a film of a program cannot be read, its preview says why.
import { expect, test } from 'vitest'
import type { ProgramMedia } from '../../../../../generated/facts/features/programs'
import {
  Library,
  type UnreadFilm,
} from '../../../../../src/features/programs/client/preview/library'
import { mediaFacts } from '../../../../support/timelines'

test.each([
  [{}, 'unread'],
  [{ consentRevoked: true }, 'consentRevoked'],
] as const)('of %o: %s', async (given, reason) => {
  const told: UnreadFilm[] = []
  const library = new Library({ failed: (unread) => told.push(unread), changed: () => {} })
  const media = { ...mediaFacts({ sha256: 'x' }), title: 'Dana', sources: [], ...given }
  library.setFacts({ media: { a: media as unknown as ProgramMedia }, slots: {}, files: {} })
  expect(await library.film('x')).toBeUndefined()
  expect(told).toEqual([{ title: 'Dana', reason }])
})
