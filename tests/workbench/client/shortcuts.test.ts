import { expect, test } from 'vitest'
import { shortcutOf } from '../../../src/workbench/client/shortcuts'

const none = { key: '', ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }

test.each([
  { keys: { key: 's', ctrlKey: true }, isTyping: false, does: 'save' },
  { keys: { key: 's', metaKey: true }, isTyping: true, does: 'save' },
  { keys: { key: 'z', ctrlKey: true }, isTyping: false, does: 'undo' },
  { keys: { key: 'Z', ctrlKey: true, shiftKey: true }, isTyping: false, does: 'redo' },
  { keys: { key: 'y', ctrlKey: true }, isTyping: false, does: 'redo' },
  { keys: { key: 'z', ctrlKey: true }, isTyping: true, does: null },
  { keys: { key: '/' }, isTyping: false, does: 'search' },
  { keys: { key: '/' }, isTyping: true, does: null },
  { keys: { key: 's', ctrlKey: true, altKey: true }, isTyping: false, does: null },
  { keys: { key: 's' }, isTyping: false, does: null },
])('$keys while typing ($isTyping): $does', ({ keys, isTyping, does }) => {
  expect(shortcutOf({ ...none, ...keys }, isTyping)).toBe(does)
})
