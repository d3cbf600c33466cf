import { expect, test } from 'vitest'
import { readEventLines } from '../../src/kit/eventLines'

test.each([
  { text: ':\n\n', data: [], rest: '' },
  { text: 'data: a\n\ndata: b\n\n', data: ['a', 'b'], rest: '' },
  { text: 'data: a\n\ndata: b', data: ['a'], rest: 'data: b' },
  { text: 'data: a\r\n\r\n', data: ['a'], rest: '' },
  { text: 'event: x\ndata:a\ndata: b\nid: 1\n\n', data: ['a\nb'], rest: '' },
  { text: 'data: a\n', data: [], rest: 'data: a\n' },
])('$text says $data', ({ text, data, rest }) => {
  expect(readEventLines(text)).toEqual({ data, rest })
})

test('it says the same however it is cut', () => {
  const text = ':\n\ndata: one\n\ndata: two\r\n\r\n:\n\n'
  for (let at = 0; at <= text.length; at += 1) {
    const first = readEventLines(text.slice(0, at))
    const second = readEventLines(first.rest + text.slice(at))
    expect([...first.data, ...second.data]).toEqual(['one', 'two'])
  }
})
