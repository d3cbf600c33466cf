import { expect, test } from 'vitest'
import { readUserAgent } from '../../src/kit/userAgent'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  {
    reported: `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/130.0.0.0 Safari/537.36`,
    is: 'Chrome 130.0.0.0 on Windows',
  },
  {
    reported: `Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/130.0 Safari/537.36 Edg/130.0`,
    is: 'Edge 130.0 on Windows',
  },
  {
    reported: `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/17.1 Safari/605.1`,
    is: 'Safari 17.1 on macOS',
  },
  {
    reported: `Mozilla/5.0 (iPhone; CPU iPhone OS 17_1 like Mac OS X) ${webkit} CriOS/130.0 Safari/604.1`,
    is: 'Chrome 130.0 on iOS',
  },
  {
    reported: `Mozilla/5.0 (Linux; Android 14) ${webkit} Chrome/130.0 Mobile Safari/537.36 OPR/85.0`,
    is: 'Opera 85.0 on Android',
  },
  {
    reported: 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0',
    is: 'Firefox 128.0 on Linux',
  },
  {
    reported: `Mozilla/5.0 (X11; Linux x86_64) ${webkit} HeadlessChrome/130.0.0.0 Safari/537.36`,
    is: 'Chrome 130.0.0.0 on Linux',
  },
  { reported: 'curl/8.5', is: 'unknown unknown on unknown' },
  { reported: '', is: 'unknown unknown on unknown' },
])('$is', ({ reported, is }) => {
  const { browserName, browserVersion, operatingSystem } = readUserAgent(reported)
  expect(`${browserName} ${browserVersion} on ${operatingSystem}`).toBe(is)
})
