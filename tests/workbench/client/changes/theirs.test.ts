import { expect, test } from 'vitest'
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
])('what $what is told as $clashes', ({ now, edits = [mine, access], clashes }) => {
  const found = clashesOf(edits, begun, now)
  expect(found.map(({ theirs, mine: own }) => [theirs, own])).toEqual(clashes)
})
