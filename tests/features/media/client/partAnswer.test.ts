import { expect, test } from 'vitest'
import {
  codeOfReply,
  judgePartAnswer,
  type PartAnswer,
} from '../../../../src/features/media/client/partAnswer'

const answered = (status: number, code?: string): PartAnswer => ({ kind: 'answered', status, code })

test.each<{ answer: PartAnswer; verdict: string }>([
  { answer: { kind: 'stored' }, verdict: 'stored' },
  { answer: { kind: 'broken' }, verdict: 'again' },
  { answer: answered(403, 'AccessDenied'), verdict: 'again' },
  { answer: answered(401), verdict: 'again' },
  { answer: answered(408), verdict: 'again' },
  { answer: answered(429), verdict: 'again' },
  { answer: answered(500, 'InternalError'), verdict: 'again' },
  { answer: answered(503, 'SlowDown'), verdict: 'again' },
  { answer: answered(507, 'InsufficientStorage'), verdict: 'again' },
  { answer: answered(400, 'RequestTimeout'), verdict: 'again' },
  { answer: answered(400, 'EntityTooLarge'), verdict: 'refused' },
  { answer: answered(413), verdict: 'refused' },
  { answer: answered(404, 'NoSuchBucket'), verdict: 'gone' },
])('a store that answers $answer means $verdict', ({ answer, verdict }) => {
  expect(judgePartAnswer(answer)).toBe(verdict)
})

test('the code of a reply is read from its XML', () => {
  expect(codeOfReply('<Error><Code>EntityTooLarge</Code><Message>…</Message></Error>')).toBe(
    'EntityTooLarge',
  )
  expect(codeOfReply('<html>bad gateway</html>')).toBeUndefined()
})
