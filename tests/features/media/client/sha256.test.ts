import { createHash } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import { sha256 } from '../../../../src/features/media/client/sha256'

afterEach(() => {
  vi.unstubAllGlobals()
})

test.each([
  { where: 'a secure page', crypto: globalThis.crypto },
  { where: 'a page without WebCrypto', crypto: {} },
  { where: 'a browser without any', crypto: undefined },
])('on $where the digest is the one everybody else makes', async ({ crypto }) => {
  vi.stubGlobal('crypto', crypto)
  const bytes = Uint8Array.from({ length: 1_000_003 }, (_, index) => (index * 7) % 256)
  expect(await sha256(bytes.buffer)).toBe(createHash('sha256').update(bytes).digest('hex'))
})
