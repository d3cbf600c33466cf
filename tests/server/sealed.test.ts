import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { createSealer } from '../../src/server/sealed'

const key = randomBytes(32)
const sealer = createSealer(key)
const text = 'the keys of an account, äöü'

/** The last byte of what is sealed is another one. */
function changed(sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  bytes[bytes.length - 1]! ^= 1
  return bytes.toString('base64url')
}

test.each([
  ['bound to nothing', undefined],
  ['bound to a row', 'row-1'],
])('what is sealed, %s, opens again', (_, boundTo) => {
  const sealed = sealer.seal(text, boundTo)
  expect(sealed).not.toContain('keys')
  expect(sealer.open(sealed, boundTo)).toBe(text)
})

test('sealing one text twice tells nobody that it is the same', () => {
  expect(sealer.seal(text)).not.toBe(sealer.seal(text))
})

test.each<[string, () => string | undefined]>([
  ['for another row', () => sealer.open(sealer.seal(text, 'row-1'), 'row-2')],
  ['for none', () => sealer.open(sealer.seal(text, 'row-1'))],
  ['with another key', () => createSealer(randomBytes(32)).open(sealer.seal(text))],
  ['once it was changed', () => sealer.open(changed(sealer.seal(text)))],
  ['once it was cut off', () => sealer.open(sealer.seal(text).slice(0, 20))],
  ['where nothing was sealed', () => sealer.open('')],
])('it does not open %s', (_, open) => {
  expect(open()).toBeUndefined()
})
