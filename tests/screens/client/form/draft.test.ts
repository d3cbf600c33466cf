import { expect, test } from 'vitest'
import { flags } from '../../../../generated/facts/flags'
import {
  changedFields,
  isShown,
  isTaken,
  newDraft,
} from '../../../../src/screens/client/form/draft'
import { valueOf, type FormInput } from '../../../../src/screens/client/form/values'
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

test('flags of a new row stand as they usually are, each of them named', () => {
  const asked = { ...input, kind: 'flags', type: 'flags' } as const
  expect(Object.keys(valueOf(asked, null) as object)).toEqual(Object.keys(flags))
  expect(valueOf(asked, aContact({ company: { hideOrganization: true } }))).toEqual({
    hideOrganization: true,
  })
})

test('a new row begins with what the manifest says, and that is sent; another keeps its own', () => {
  const seats: FormInput = {
    field: 'quota',
    kind: 'number',
    type: 'integer',
    isNeeded: true,
    default: 5,
  }
  expect(valueOf(seats, null)).toBe('5')
  expect(changedFields([seats], newDraft('new', null))).toEqual([])
  expect(valueOf(seats, aContact({ quota: 40 }))).toBe('40')
  expect(valueOf(seats, aContact({}))).toBe('')
})
