import { expect, test } from 'vitest'
import { readLens, worldOfLens } from '../../../../src/workbench/client/lens/lens'
import { visibleSubjects } from '../../../../src/workbench/client/menu/visibleSubjects'
import { tablesOfProject } from '../../../support/workbench'

const tables = tablesOfProject()
const seenBy = (query: Record<string, string>) =>
  visibleSubjects(tables.navigation, worldOfLens(readLens(query, tables), tables))

test.each<{ who: Record<string, string>; subject: string; isSeen: boolean }>([
  { who: { roles: 'cm' }, subject: 'entry normal/audience/audience.contacts', isSeen: true },
  { who: { roles: 'admin' }, subject: 'entry normal/audience/audience.contacts', isSeen: false },
  { who: { roles: 'admin' }, subject: 'section normal/audience', isSeen: true },
  { who: { roles: 'viewer' }, subject: 'section normal/audience', isSeen: false },
  { who: { roles: 'viewer' }, subject: 'section normal/organization', isSeen: true },
  {
    who: { roles: 'viewer', flags: 'hideOrganization' },
    subject: 'section normal/organization',
    isSeen: false,
  },
  { who: { roles: 'superAdmin' }, subject: 'section normal/home', isSeen: false },
  { who: { roles: 'superAdmin' }, subject: 'section support/support', isSeen: true },
  { who: { roles: 'cm', viewport: 'tablet' }, subject: 'section normal/home', isSeen: false },
  {
    who: { roles: 'cm', viewport: 'tablet' },
    subject: 'entry simplified/simpleHome/home.library',
    isSeen: true,
  },
])('$who: $subject is seen: $isSeen', ({ who, subject, isSeen }) => {
  expect(seenBy(who).has(subject)).toBe(isSeen)
})
