// Keys of footage beside those of every list (ui.md §8.9): U uploads, F2 renames, 0 to 5
// rate the clip that stands open.
import { sample } from 'effector'
import { keyPressed } from '../../../browser/keyboard'
import { pressButtonInFx } from '../../../browser/press'
import { footageList, openClip } from './footageList'
import { renameStarted } from './rename.model'

export const uploadId = 'footage-upload'
const { keys, place, rows } = footageList

sample({
  clock: keyPressed,
  source: { isHere: place.$isHere, openId: place.$openId },
  filter: ({ isHere, openId }, { key, isTyping, hasModifier, layer }) =>
    isHere &&
    openId === null &&
    layer === 'screen' &&
    !isTyping &&
    !hasModifier &&
    key.toLowerCase() === 'u',
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
sample({
  clock: keyPressed,
  source: openClip.$row,
  filter: (row, { key, isTyping, hasModifier, layer }) =>
    row !== null &&
    layer !== 'dialog' &&
    row.may.includes('edit') &&
    !isTyping &&
    !hasModifier &&
    /^[0-5]$/.test(key),
  fn: (_, { key }) => ({ field: 'rating', value: Number(key) }),
  target: openClip.typed,
})
