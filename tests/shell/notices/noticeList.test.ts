import { describe, expect, test } from 'vitest'
import { addNotice, elapse, makeRoom, type Notice } from '../../../src/shell/notices/noticeList'
import type { NewNotice } from '../../../src/shell/notices/notices.model'

const words = (text: string, over: Partial<NewNotice> = {}): NewNotice => ({
  tone: 'info',
  text: { words: text },
  ...over,
})
const reported = (...notices: NewNotice[]) => notices.reduce<Notice[]>(addNotice, [])

test('the newest stands last', () => {
  const texts = ['a', 'b', 'c'].map((text) => words(text))
  expect(reported(...texts).map(({ text }) => text)).toEqual(
    ['a', 'b', 'c'].map((text) => ({ words: text })),
  )
})

test('what is said twice is there once, as the newest, for as long again', () => {
  const [notice] = addNotice(elapse(reported(words('a')), 4000), words('a'))
  expect(notice?.remainingMs).toBe(5000)
  expect(reported(words('a'), words('b'), words('a'))).toMatchObject([
    { text: { words: 'b' }, no: 2 },
    { text: { words: 'a' }, no: 3 },
  ])
})

test('a notice with an id replaces itself', () => {
  const notices = reported(words('1 left', { id: 'idle' }), words('2 left', { id: 'idle' }))
  expect(notices).toMatchObject([{ id: 'idle', text: { words: '2 left' }, no: 2 }])
})

test.each<{ which: string; notices: NewNotice[]; left: string }>([
  { which: 'the oldest go', notices: [...'abcdef'].map((text) => words(text)), left: 'cdef' },
  {
    which: 'none goes that offers an action, or stands until it is closed',
    notices: [
      words('a', { action: 'screens.list.undo' }),
      words('b', { isPersistent: true }),
      ...[...'cdef'].map((text) => words(text)),
    ],
    left: 'abef',
  },
  {
    which: 'the newest does not go',
    notices: [...[...'abcd'].map((text) => words(text, { isPersistent: true })), words('e')],
    left: 'abcde',
  },
])('of more than four at a time $which: $left stay', ({ notices, left }) => {
  const stay = makeRoom(reported(...notices))
  expect(stay.map(({ text }) => text)).toEqual([...left].map((text) => ({ words: text })))
})

describe('how long it stands', () => {
  test.each<{ over: Partial<NewNotice>; ms: number }>([
    { over: {}, ms: 5000 },
    { over: { tone: 'danger' }, ms: 10_000 },
    { over: { action: 'screens.list.undo' }, ms: 8000 },
  ])('$over: $ms ms', ({ over, ms }) => {
    const notices = reported(words('a', over))
    expect(elapse(notices, ms - 1)).toHaveLength(1)
    expect(elapse(notices, ms)).toEqual([])
  })

  test('one that stands until its cause is gone does not run out', () => {
    expect(elapse(reported(words('a', { isPersistent: true })), 1_000_000)).toHaveLength(1)
  })
})
