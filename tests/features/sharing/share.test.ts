// Rules of share pages (reach.md 4).
import { expect, test } from 'vitest'
import {
  carriesWhite,
  coverageOf,
  isAllowed,
  isSafeLink,
  readAllowed,
  readSite,
  slugPattern,
} from '../../../src/features/sharing/share'

test.each([
  [' Lena@Lund.example ', 'lena@lund.example'],
  ['@lund.example', '@lund.example'],
  ['Lund.example', '@lund.example'],
  ['lena@', undefined],
  ['lund', undefined],
  ['a b@lund.example', undefined],
  ['lena@lund.example@evil', undefined],
])('for whom a page is: %j', (typed, kept) => expect(readAllowed(typed)).toBe(kept))

test.each([
  ['lena@lund.example', true],
  ['LENA@LUND.EXAMPLE', true],
  ['tom@co.example', true],
  ['tom@lund.example', false],
  ['tom@notco.example', false],
  ['tom@co.example.evil.example', false],
  ['@co.example', true],
])('%s is let in: %s', (address, isIn) =>
  expect(isAllowed(['lena@lund.example', '@co.example'], address)).toBe(isIn),
)

test.each([
  ['https://lund.example', 'https://lund.example'],
  ['lund.example', 'https://lund.example'],
  ['https://lund.example:8443/', 'https://lund.example:8443'],
  ['http://127.0.0.1:4000', 'http://127.0.0.1:4000'],
  ['http://lund.example', undefined],
  ['https://lund.example/blog', undefined],
  ["https://lund.example'; script-src *", undefined],
  ['*', undefined],
  ['https://*', undefined],
  ['javascript:alert(1)', undefined],
  ['https://user@lund.example', undefined],
])('a site that may show it: %s', (typed, kept) => expect(readSite(typed)).toBe(kept))

test.each([
  ['https://lund.example/call', true],
  ['http://lund.example', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['/here', false],
])('a button leads to %s: %s', (url, isSafe) => expect(isSafeLink(url)).toBe(isSafe))

test.each([
  ['#8a3b3b', true],
  ['#000000', true],
  ['#767676', true],
  ['#777777', false],
  ['#ffcc00', false],
])('white words on %s can be read: %s', (colour, can) => expect(carriesWhite(colour)).toBe(can))

test.each([
  ['spring-2026', true],
  ['ab', false],
  ['-spring', false],
  ['spring--2026', false],
  ['Spring', false],
  ['../s', false],
])('the end of an address: %s, %s', (slug, fits) => expect(slugPattern.test(slug)).toBe(fits))

test('what was played is a bit a second, however it is told', () => {
  expect(coverageOf([[1, 3]], 5)).toBe('01100')
  expect(
    coverageOf(
      [
        [3, 9],
        [0, 1],
      ],
      5,
    ),
  ).toBe('10011')
  expect(
    coverageOf(
      [
        [4, 2],
        [7, 9],
      ],
      5,
    ),
  ).toBe('00000')
})
