import { describe, expect, test } from 'vitest'
import {
  findSubject,
  placesOfWords,
  titleOf,
  wordKeysOf,
} from '../../../../src/workbench/client/inspector/subject'
import { tablesOfProject } from '../../../support/workbench'

const tables = tablesOfProject()

describe('a subject is found by its name', () => {
  test.each([
    { subject: 'entry normal/audience/audience.contacts', kind: 'entry', title: 'Contacts' },
    { subject: 'section normal/organization', kind: 'section', title: 'Organization' },
    { subject: 'route clips.list', kind: 'route', title: 'Footage' },
    { subject: 'call listClips', kind: 'call', title: 'listClips' },
    { subject: 'rule busy', kind: 'rule', title: 'busy' },
    { subject: 'control quickRecord', kind: 'control', title: 'quickRecord' },
  ])('$subject is a $kind called $title', ({ subject, kind, title }) => {
    const found = findSubject(tables, subject)!
    expect(found.kind).toBe(kind)
    expect(titleOf(found, tables.words['en']!)).toBe(title)
  })

  test.each(['entry normal/audience/nobody', 'route nowhere', 'control none', 'x'])(
    'there is no %s',
    (subject) => {
      expect(findSubject(tables, subject)).toBeNull()
    },
  )

  test('an entry knows its route; what leads outside has none', () => {
    const inside = findSubject(tables, 'entry normal/audience/users.list')
    const outside = findSubject(tables, 'entry normal/integrations/integrations.teamChat')
    expect(inside).toMatchObject({ route: { id: 'users.list' } })
    expect(outside).toMatchObject({ route: null })
  })
})

test('a section is named twice: in full, and short under its icon', () => {
  const found = findSubject(tables, 'section normal/organization')!
  expect(wordKeysOf(found, tables)).toEqual(['nav.organization', 'nav.organization.short'])
  const home = findSubject(tables, 'section normal/home')!
  expect(wordKeysOf(home, tables)).toEqual(['nav.home'])
})

test('words are told to be shared when another place has them as well', () => {
  expect(placesOfWords(tables, 'nav.audience.contacts')).toBe(2)
})
