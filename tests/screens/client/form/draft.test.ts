import { expect, test } from 'vitest'
import { isShown, isTaken } from '../../../../src/screens/client/form/draft'
import { aContact } from '../../../support/contactsScreen'

const input = { field: 'company', kind: 'text', type: 'text', isNeeded: false } as const

test.each([
  { only: undefined, row: null, isVisible: true, isEditable: true },
  { only: undefined, row: aContact(), isVisible: true, isEditable: true },
  { only: 'create', row: null, isVisible: true, isEditable: true },
  { only: 'create', row: aContact(), isVisible: true, isEditable: false },
  { only: 'update', row: null, isVisible: false, isEditable: false },
  { only: 'update', row: aContact(), isVisible: true, isEditable: true },
] as const)(
  'a field for $only of the row $row.name is shown: $isVisible, may be changed: $isEditable',
  ({ only, row, isVisible, isEditable }) => {
    const asked = only === undefined ? input : { ...input, only }
    expect(isShown(asked, [asked], { row, edits: {} })).toBe(isVisible)
    expect(isTaken(asked, { row })).toBe(isEditable)
  },
)
