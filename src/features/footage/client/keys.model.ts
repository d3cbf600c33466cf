// Keys of footage beside those of every list (ui.md §8.9): U uploads, F2 renames.
import { sample } from 'effector'
import { keyPressed } from '../../../browser/keyboard'
import { pressButtonInFx } from '../../../browser/press'
import { footageList } from './footageList'
import { renameStarted } from './rename.model'

export const uploadId = 'footage-upload'
const { keys, place, rows } = footageList

sample({
  clock: keyPressed,
  source: { isHere: place.$isHere, openId: place.$openId },
  filter: ({ isHere, openId }, { key, isTyping, hasModifier }) =>
    isHere && openId === null && !isTyping && !hasModifier && key.toLowerCase() === 'u',
  fn: () => uploadId,
  target: pressButtonInFx,
})
sample({
  clock: keys.rowKeyPressed,
  source: rows.$rows,
  filter: (all, { key, id }) =>
    key === 'F2' && all.some((row) => rows.idOf(row) === id && row.may.includes('edit')),
  fn: (_, { id }) => id,
  target: renameStarted,
})
