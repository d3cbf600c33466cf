import { expect, test } from 'vitest'
import { findRemembered } from '../../../src/browser/capture/devices'

const lens = { deviceId: '1', label: 'Lens' }
const other = { deviceId: '2', label: 'Other' }

test.each([
  { story: 'by its id', remembered: { deviceId: '2', label: 'Lens' }, found: other },
  { story: 'else by its label', remembered: { deviceId: '9', label: 'Lens' }, found: lens },
  {
    story: 'not by a label that is empty',
    remembered: { deviceId: '9', label: '' },
    found: undefined,
  },
  { story: 'not where it is gone', remembered: { deviceId: '9', label: 'Gone' }, found: undefined },
  { story: 'not where none was', remembered: undefined, found: undefined },
])('a device is found again $story', ({ remembered, found }) => {
  expect(findRemembered([lens, other, { deviceId: '3', label: '' }], remembered)).toBe(found)
})
