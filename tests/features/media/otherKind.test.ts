import { expect, test } from 'vitest'
import { otherKindOf } from '../../../src/features/media/otherKind'

const bytes = (...given: number[]) => new Uint8Array([...given, ...new Uint8Array(600)])
const filled = (...given: number[]) => new Uint8Array([...given, ...new Uint8Array(600).fill(0x55)])
const wide = (text: string, first: number, second: number) =>
  new Uint8Array([first, second, ...Buffer.from(text, 'utf16le')])

test.each([
  ['MP3 without tags', bytes(0xff, 0xfb, 0x50, 0xc4), undefined],
  ['MP3 of half the rate', bytes(0xff, 0xf3, 0x48, 0xc4), undefined],
  ['AAC in ADTS', bytes(0xff, 0xf1, 0x50, 0x40), undefined],
  ['AAC in ADTS of MPEG-2', bytes(0xff, 0xf9, 0x50, 0x40), undefined],
  ['AAC in ADTS without a zero', filled(0xff, 0xf1, 0x50, 0x40), undefined],
  ['MP3 without a zero', filled(0xff, 0xfb, 0x50, 0x44), undefined],
  ['pictures of H.264', bytes(0, 0, 0, 1, 0x67), undefined],
  ['UTF-8', new TextEncoder().encode('Dear all, good morning'), 'text'],
  ['UTF-16', wide('Dear all', 0xff, 0xfe), 'text'],
  ['UTF-16, the other way round', wide('Dear all', 0xfe, 0xff), 'text'],
  ['JPEG', bytes(0xff, 0xd8, 0xff), 'picture'],
])('%s is taken for %s', (_what, head, kind) => {
  expect(otherKindOf(head)).toBe(kind)
})
