import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  answerToValidation,
  isFromZoom,
} from '../../../../../src/features/integrations/server/zoom/notices'
import { noticeOf, webhookSecret } from '../../../../standins/zoom'

const now = new Date('2026-03-01T09:00:00.400Z')
const minutes = (count: number) => count * 60_000

function signed(options: { secret?: string; skewMs?: number } = {}) {
  const { body, headers } = noticeOf('recording.completed', { a: 'ö' }, { now, ...options })
  return {
    body: Buffer.from(body),
    timestamp: headers['x-zm-request-timestamp'],
    signature: headers['x-zm-signature'],
  }
}

test.each([
  ['signed now', signed(), true],
  ['almost five minutes ago', signed({ skewMs: -minutes(5) + 1000 }), true],
  ['by a clock four minutes ahead', signed({ skewMs: minutes(4) }), true],
  ['six minutes ago', signed({ skewMs: -minutes(6) }), false],
  ['by a clock six minutes ahead', signed({ skewMs: minutes(6) }), false],
  ['with another secret', signed({ secret: 'another' }), false],
  ['over another body', { ...signed(), body: Buffer.from('{}') }, false],
  ['for another moment', { ...signed(), timestamp: '1772355601' }, false],
  ['without a signature', { ...signed(), signature: '' }, false],
  ['without a moment', { ...signed(), timestamp: '' }, false],
  ['with a moment that is none', { ...signed(), timestamp: 'NaN' }, false],
  ['cut short', { ...signed(), signature: signed().signature.slice(0, 20) }, false],
])('a notice that was %s is believed or not', (_, notice, isIt) => {
  expect(isFromZoom(notice, webhookSecret, now)).toBe(isIt)
})

test('we prove that we have the secret without telling it', () => {
  const answer = answerToValidation('plain', webhookSecret)
  const encryptedToken = createHmac('sha256', webhookSecret).update('plain').digest('hex')
  expect(answer).toEqual({ plainToken: 'plain', encryptedToken })
})
