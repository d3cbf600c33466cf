import { expect, test } from 'vitest'
import type { ConsentUse } from '../../../../generated/facts/features/consent'
import { isPublic } from '../../../../src/features/consent/client/isPublic'

test.each<[ConsentUse['kind'][], boolean]>([
  [['draft'], false],
  [['draft', 'version', 'template', 'bumper', 'take'], false],
  [['draft', 'program'], true],
  [['sharePage'], true],
  [['delivery'], true],
  [['welcome'], true],
])('there is something to unpublish in %j: %s', (kinds, expected) => {
  expect(isPublic(kinds.map((kind) => ({ kind })))).toBe(expected)
})
