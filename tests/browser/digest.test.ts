import { createHash } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import { hashFx } from '../../src/browser/digest'

afterEach(() => vi.unstubAllGlobals())

test('is SHA-256 in base64url', async () => {
  const token = 'a refresh token'
  expect(await hashFx(token)).toBe(createHash('sha256').update(token).digest('base64url'))
})

test('is none where the page may not compute it', async () => {
  vi.stubGlobal('crypto', {})
  expect(await hashFx('a refresh token')).toBeNull()
})
