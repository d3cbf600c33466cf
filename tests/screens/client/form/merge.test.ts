import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  changedFields,
  currentValue,
  inputsOf,
  newDraft,
  type Draft,
} from '../../../../src/screens/client/form/draft'
import { mergeDraft, resolveConflict } from '../../../../src/screens/client/form/merge'
import { requestOf } from '../../../../src/screens/client/form/request'
import { isSame, valueOf, type FormValue } from '../../../../src/screens/client/form/values'
import { aContact, contactsScreen } from '../../../support/contactsScreen'
import { sized } from '../../../support/sizes'

const inputs = inputsOf(contactsScreen)
const words = fc.constantFrom('', 'one', 'two', ' two ', 'three')
const refs = fc.subarray(
  ['a', 'b', 'c'].map((id) => ({ id, name: id })),
  { minLength: 0 },
)
const rows = fc.record({
  name: fc.constantFrom('Chloe', 'Chloe B'),
  company: fc.option(words, { nil: undefined }),
  note: fc.option(words, { nil: undefined }),
  lists: refs,
  isVip: fc.boolean(),
})
const edits = fc.record(
  { company: words, note: words, name: words, lists: refs, isVip: fc.boolean() },
  { requiredKeys: [] },
)

const drafted = (row: object, typed: object): Draft =>
  newDraft('chloe', aContact(row), typed as Record<string, FormValue>)

test('no typed word is ever lost: it is kept, or to be chosen, or what the others typed too', () => {
  fc.assert(
    fc.property(rows, rows, edits, (before, after, typed) => {
      const draft = drafted(before, typed)
      const theirs = aContact({ ...after, rev: 4 })
      const { draft: merged, conflict } = mergeDraft(inputs, draft, theirs)
      for (const input of inputs) {
        const { field } = input
        const mine = currentValue(input, draft)
        const wasTyped = changedFields(inputs, draft).includes(field)
        const expected = wasTyped ? mine : valueOf(input, theirs)
        expect(isSame(input, currentValue(input, merged), expected)).toBe(true)
        const isAsked = conflict?.both.includes(field) ?? false
        const hadChanged = !isSame(input, valueOf(input, draft.row), valueOf(input, theirs))
        const areAlike = isSame(input, mine, valueOf(input, theirs))
        expect(isAsked).toBe(wasTyped && hadChanged && !areAlike)
      }
    }),
    sized(4000),
  )
})

test('whatever is chosen, only what differs from theirs is sent, with their version', () => {
  fc.assert(
    fc.property(rows, rows, edits, fc.boolean(), (before, after, typed, isMine) => {
      const theirs = aContact({ ...after, rev: 4 })
      const { draft, conflict } = mergeDraft(inputs, drafted(before, typed), theirs)
      if (!conflict) return
      expect(resolveConflict({ ...draft, conflict })).toBe(null)
      const side = isMine ? ('mine' as const) : ('theirs' as const)
      const choices = Object.fromEntries(conflict.both.map((field) => [field, side]))
      const resolved = resolveConflict({ ...draft, conflict: { ...conflict, choices } })
      const { rev, values } = requestOf(contactsScreen, inputs, resolved as Draft)
      expect(rev).toBe(4)
      const sent = Object.keys(values)
      expect(sent.filter((field) => conflict.both.includes(field))).toEqual(
        isMine
          ? inputs.map(({ field }) => field).filter((each) => conflict.both.includes(each))
          : [],
      )
    }),
    sized(2000),
  )
})
