import { expect, test } from 'vitest'
import type { ColumnEntry } from '../../../../codegen/read/screenEntry'
import type { Position } from '../../../../codegen/read/overlay'
import type { Edit } from '../../../../codegen/workbench/protocol'
import { clashesOf } from '../../../../src/workbench/client/changes/theirs'
import { tablesOfProject } from '../../../support/workbench'

const begun = tablesOfProject()
const key = 'nav.audience.users'
const said = (words: string) => ({
  ...begun,
  words: { ...begun.words, en: { ...begun.words['en'], [key]: words } },
})
const mine: Edit = { do: 'setWords', language: 'en', key, words: 'People' }
const access: Edit = { do: 'setAccess', of: 'route users.list', access: { roles: ['cm'] } }
const columns: Edit = {
  do: 'setScreen',
  of: 'screen contacts',
  part: 'columns',
  value: ['name', { field: 'company', width: 200 }],
}
const withColumns = (value: readonly (string | ColumnEntry)[]) => ({
  ...begun,
  screens: begun.screens.map((row) =>
    row.id === 'contacts' ? { ...row, block: { ...row.block, columns: value } } : row,
  ),
})
const [harbour] = begun.tenants
const inHarbour = { ...mine, overlay: harbour!.name }
const saidInHarbour = (words: string) => ({
  ...begun,
  tenants: [
    { ...harbour!, tables: { ...harbour!.tables, words: said(words).words } },
    ...begun.tenants.slice(1),
  ],
})
const contacts = 'entry normal/audience/audience.contacts'
const first: Edit = {
  do: 'reorder',
  of: contacts,
  position: { before: 'entry normal/audience/users.list' },
  overlay: harbour!.name,
}
const sortedInHarbour = (position: Position) => ({
  ...begun,
  tenants: [
    { ...harbour!, reorder: { ...harbour!.reorder, [contacts]: position } },
    ...begun.tenants.slice(1),
  ],
})
const opened = {
  ...begun,
  routes: begun.routes.map((route) =>
    route.id === 'users.list' ? { ...route, access: { roles: ['viewer'] } } : route,
  ),
}

test.each([
  { what: 'nobody else changed', now: begun, clashes: [] },
  { what: 'others changed elsewhere', now: { ...begun, routes: [] }, edits: [mine], clashes: [] },
  { what: 'others wrote the same', now: said('People'), clashes: [] },
  { what: 'others wrote otherwise', now: said('Members'), clashes: [['Members', 'People']] },
  { what: 'others opened it', now: opened, clashes: [['viewer', 'cm']] },
  {
    what: 'others took it away',
    now: { ...begun, routes: [] },
    edits: [access],
    clashes: [['It is gone.', 'cm']],
  },
  {
    what: 'others have other columns',
    now: withColumns(['name', 'email']),
    edits: [columns],
    clashes: [['name, email', 'name, company 200 px']],
  },
  {
    what: 'others wrote the same columns',
    now: withColumns(['name', { field: 'company', width: 200 }]),
    edits: [columns],
    clashes: [],
  },
  {
    what: 'an overlay says otherwise by now',
    now: saidInHarbour('Crew'),
    edits: [inHarbour],
    clashes: [['Crew', 'People']],
  },
  {
    what: 'is said otherwise for everybody, but not in the overlay',
    now: said('Members'),
    edits: [inHarbour],
    clashes: [],
  },
  {
    what: 'an overlay orders otherwise by now',
    now: sortedInHarbour({ after: 'entry normal/audience/users.list' }),
    edits: [first],
    clashes: [['after users.list', 'before users.list']],
  },
])('what $what is told as $clashes', ({ now, edits = [mine, access], clashes }) => {
  const found = clashesOf(edits, begun, now)
  expect(found.map(({ theirs, mine: own }) => [theirs, own])).toEqual(clashes)
})
