import * as fc from 'fast-check'
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { sha256 } from '../../../../src/features/media/client/sha256'
import { sha256Plain } from '../../../../src/features/media/client/sha256Plain'

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')
const known = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

test.each([0, 1, 55, 56, 63, 64, 65, 119, 120, 1_000_003])(
  'the digest of %i bytes is the standard one',
  (length) => {
    const bytes = Uint8Array.from({ length }, (_, index) => (index * 7) % 256)
    expect(hex(sha256Plain(bytes))).toBe(known(bytes))
  },
)

test('whatever the bytes, it agrees with the browser and with everybody else', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (bytes) => {
      expect(hex(sha256Plain(bytes))).toBe(known(bytes))
      expect(await sha256(bytes.slice().buffer)).toBe(known(bytes))
    }),
  )
})
