import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { edgeHash, edgesOf } from '../../../../src/features/media/client/edgeHash'

const mebibyte = 1024 * 1024

test.each([
  { bytes: 1, edges: [{ start: 0, end: 1 }] },
  { bytes: 2 * mebibyte, edges: [{ start: 0, end: 2 * mebibyte }] },
  {
    bytes: 5 * mebibyte,
    edges: [
      { start: 0, end: mebibyte },
      { start: 4 * mebibyte, end: 5 * mebibyte },
    ],
  },
])('a file of $bytes bytes is known by $edges', ({ bytes, edges }) => {
  expect(edgesOf(bytes)).toEqual(edges)
})

test('the edge hash is the SHA-256 of the first and the last mebibyte', async () => {
  const content = Buffer.alloc(3 * mebibyte, 'a')
  content.write('the middle does not count', 1.5 * mebibyte)
  const expected = createHash('sha256')
    .update(Buffer.alloc(2 * mebibyte, 'a'))
    .digest('hex')
  expect(await edgeHash(new Blob([content]))).toBe(expected)
})
