// The end of a guest's link, however it was opened or pasted (work.md 6).
import { describe, expect, test } from 'vitest'
import { isInApp, tokenIn } from '../../../src/features/guest/link'

const token = 'OBL2PJoCiGcn41xUBD2s-u'

describe('the end of a link', () => {
  test.each([
    [`https://studio.example/guest#${token}`, token],
    [`https://studio.example/guest%23${token}`, token],
    [`https://studio.example/guest%2523${token}`, token],
    [`/guest#${token}?utm_source=mail`, token],
    [`  ${token}\n`, token],
    [`Here: https://studio.example/guest#${token} (Mira)`, token],
    ['https://studio.example/guest', undefined],
    ['https://studio.example/guest#', undefined],
    [`https://studio.example/guest#${token.slice(1)}`, undefined],
    [`https://studio.example/guest#${token}x`, undefined],
    ['not a link at all', undefined],
    ['', undefined],
  ])('of %j is %j', (text, found) => expect(tokenIn(text)).toBe(found))
})

describe('an app that keeps the camera for itself', () => {
  const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15'
  test.each([
    [`${phone} [FBAN/FBIOS;FBAV/400.0]`, true],
    [`${phone} Instagram 300.0`, true],
    ['Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) AppleWebKit/537.36 Chrome/140', true],
    [`${phone} Version/18.0 Mobile/15E148 Safari/604.1`, false],
    ['Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140 Mobile', false],
  ])('%s: %s', (userAgent, isOne) => expect(isInApp(userAgent)).toBe(isOne))
})
