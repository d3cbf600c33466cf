import { expect, test } from 'vitest'
import { definitions, shapes } from '../../../codegen/read/shapes'

/** Every object in a value, with the keys that lead to it. */
function* objectsIn(value: unknown, path: string): Generator<[string, Record<string, unknown>]> {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) yield [path, value as Record<string, unknown>]
  for (const [key, inner] of Object.entries(value)) yield* objectsIn(inner, `${path}/${key}`)
}

const formed = [...objectsIn({ ...shapes, ...definitions }, '')].filter(
  ([path, shape]) => typeof shape['pattern'] === 'string' && !path.endsWith('/if'),
)

test('there are shapes with a pattern', () => {
  expect(formed.length).toBeGreaterThan(10)
})

test.each(formed)('%s says its form in words, as nobody reads a regular expression', (_, shape) => {
  expect(shape['form']).toMatch(/^(an?|the|four|spec) [^^$\\]+$/)
})
