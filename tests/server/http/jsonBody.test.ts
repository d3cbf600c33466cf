import { describe, expect, test } from 'vitest'
import { parseJsonBody } from '../../../src/server/http/jsonBody'

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
const wide = (keys: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: keys }, (_, n) => [`k${n}`, n])))

describe('a body is read', () => {
  test.each([
    { body: '', read: {} },
    {
      body: '{"clientRequest":{"a":[1,null,"x"]}}',
      read: { clientRequest: { a: [1, null, 'x'] } },
    },
    { body: '{"text":"__proto__"}', read: { text: '__proto__' } },
    { body: '{"text":"\\ud83d\\ude00"}', read: { text: '😀' } },
  ])('$body', ({ body, read }) => {
    expect(parseJsonBody(body, 1000)).toEqual(read)
  })
})

describe('a body is refused', () => {
  test.each([
    { what: 'that is not JSON', body: '{', reported: 'The body is not JSON.' },
    {
      what: 'with __proto__',
      body: '{"__proto__":{"x":1}}',
      reported: 'The field __proto__ is not accepted.',
    },
    {
      what: 'with constructor, deep inside',
      body: '{"a":[{"constructor":{"prototype":1}}]}',
      reported: 'The field constructor is not accepted.',
    },
    { what: '33 levels deep', body: nested(33), reported: 'The body is nested too deeply.' },
    {
      what: 'a hundred thousand levels deep',
      body: nested(100_000),
      reported: 'The body is nested too deeply.',
    },
    { what: 'with NUL in a text', body: '{"a":"x\\u0000"}', reported: 'A text holds NUL' },
    { what: 'with NUL in a name', body: '{"a":{"x\\u0000":1}}', reported: 'A text holds NUL' },
    { what: 'with half a character in a list', body: '["\\ud83d"]', reported: 'half a character' },
    {
      what: 'with half a character in a name',
      body: '{"\\udc00":1}',
      reported: 'half a character',
    },
    { what: 'with 1001 fields', body: wide(1001), reported: 'The body has too many fields.' },
  ])('$what', ({ body, reported }) => {
    expect(() => parseJsonBody(body, 1000)).toThrow(reported)
  })
})
