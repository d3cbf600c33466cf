import { expect, test } from 'vitest'
import { editorKeyOf, type PressedKey } from '../../../src/features/captions/editorKeys'
import { readTime, timeText } from '../../../src/features/captions/timeText'

test.each([
  ['00:00.000', 0],
  ['01:02.500', 62_500],
  ['1:01:02.004', 3_662_004],
])('%s is written of %i ms, and read again', (text, ms) => {
  expect([timeText(ms), readTime(text)]).toEqual([text, ms])
})

test.each([
  ['7', 7000],
  [' 1:02,5 ', 62_500],
  ['0:61', undefined],
  ['soon', undefined],
  ['', undefined],
])('“%s” typed is %s', (text, ms) => {
  expect(readTime(text)).toBe(ms)
})

const down = (key: string, more: Partial<PressedKey> = {}): PressedKey => ({
  key,
  code: '',
  altKey: false,
  shiftKey: false,
  isCommand: false,
  ...more,
})

test.each<[PressedKey, string | undefined]>([
  [down('Enter'), 'next'],
  [down('Enter', { shiftKey: true }), undefined],
  [down('Enter', { isCommand: true }), 'split'],
  [down('j', { isCommand: true }), 'join'],
  [down('z', { isCommand: true }), 'undo'],
  [down('s', { isCommand: true }), 'save'],
  [down('ˆ', { code: 'KeyI', altKey: true }), 'stampIn'],
  [down('o', { code: 'KeyO', altKey: true }), 'stampOut'],
  [down('i', { code: 'KeyI' }), undefined],
  [down('€', { code: 'KeyO', altKey: true, isCommand: true }), undefined],
  [down('Escape'), 'leave'],
])('%j does %s', (pressed, act) => {
  expect(editorKeyOf(pressed)).toBe(act)
})
