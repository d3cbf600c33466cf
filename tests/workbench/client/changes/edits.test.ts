import { describe, expect, test } from 'vitest'
import type { Edit } from '../../../../codegen/workbench/protocol'
import { isSame, withEdit, withoutEdit } from '../../../../src/workbench/client/changes/edits'
import { ruleParts } from '../../../../src/workbench/client/inspector/condition'
import { tablesOfProject } from '../../../support/workbench'

const tables = tablesOfProject()
const contacts = 'entry normal/audience/audience.contacts'
const words = (text: string, language = 'en'): Edit => ({
  do: 'setWords',
  language,
  key: 'nav.audience.contacts',
  words: text,
})
const narrowed: Edit = {
  do: 'setAccess',
  of: contacts,
  access: { roles: ['cm'], flags: { proEditVendor: true } },
}
const move = (before: string | null): Edit => ({ do: 'move', of: contacts, before })
const made = (...edits: readonly Edit[]) =>
  edits.reduce<readonly Edit[]>((all, edit) => withEdit(all, edit, tables), [])

describe('the list of changes says each thing once', () => {
  test('a newer edit of the same thing takes the place of the older one', () => {
    expect(made(words('A'), narrowed, words('B'))).toEqual([words('B'), narrowed])
  })

  test('words of another language are another thing', () => {
    expect(made(words('A'), words('B', 'de'))).toHaveLength(2)
  })

  test('moves stand in the order they were made', () => {
    const up = move('entry normal/audience/users.list')
    expect(made(up, move(null), up)).toEqual([up, move(null), up])
  })

  const rule = tables.rules[0]!
  test.each<{ what: string; edit: Edit }>([
    { what: 'words', edit: words(tables.words['en']!['nav.audience.contacts']!) },
    { what: 'an access', edit: { do: 'setAccess', of: contacts, access: null } },
    {
      what: 'the access of a route',
      edit: { do: 'setAccess', of: 'route audience.contacts', access: { roles: ['cm'] } },
    },
    { what: 'a badge', edit: { do: 'setBadge', of: contacts, badge: null } },
    {
      what: 'a rule',
      edit: { do: 'setRule', of: `rule ${rule.id}`, ...ruleParts(rule.when, rule.then) },
    },
  ])('$what put back to what stands on disk is no change', ({ edit }) => {
    expect(made(edit)).toEqual([])
  })

  test('a rule that wins over others on purpose is another rule', () => {
    const same = ruleParts(rule.when, rule.then)
    const edit = (overrides: readonly string[]): Edit => ({
      do: 'setRule',
      of: `rule ${rule.id}`,
      ...same,
      overrides,
    })
    expect(made(edit([...rule.overrides, 'another']))).toHaveLength(1)
    expect(made(edit(rule.overrides))).toEqual([])
  })

  test('what was changed and put back is no change any more', () => {
    expect(made(narrowed, { ...narrowed, access: null } as Edit)).toEqual([])
  })

  test('a dropped edit is gone, the others stay', () => {
    const edits = made(words('A'), narrowed)
    expect(withoutEdit(edits, edits[0]!)).toEqual([narrowed])
  })
})

test.each([
  [{ a: 1, b: [{ c: 2, d: 3 }] }, { b: [{ d: 3, c: 2 }], a: 1 }, true],
  [{ a: [1, 2] }, { a: [2, 1] }, false],
  [null, null, true],
  [{ a: undefined }, {}, true],
])('%o is the same as %o: %s', (one, other, same) => {
  expect(isSame(one, other)).toBe(same)
})
