import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import type { Tables } from '../../../../codegen/workbench/protocol'
import { $translate } from '../../../../src/browser/text/text.model'
import { $menu, $maySeeQuickRecord, $sections } from '../../../../src/shell/sidebar/sidebar.model'
import { $maySwitch } from '../../../../src/shell/profile-switcher/profileSwitcher.model'
import { readLens, worldOfLens } from '../../../../src/workbench/client/lens/lens'
import { staged } from '../../../../src/shell/stage/stage.model'
import { stagingOf } from '../../../../src/workbench/client/menu/preview'
import { openWorkbench, tablesOfProject } from '../../../support/workbench'

const tables = tablesOfProject()

/** The shell's own stores in the scope of the stage. */
async function shellOf(
  query: Record<string, string>,
  on: Tables = tables,
  routeId: string | null = null,
) {
  const scope = fork()
  const lens = readLens(query, on)
  await allSettled(staged, {
    scope,
    params: stagingOf({
      lens,
      world: worldOfLens(lens, on),
      tables: on,
      language: query['lang'] ?? 'en',
      routeId,
    }),
  })
  return scope
}

const entriesOf = async (query: Record<string, string>, on?: Tables) =>
  (await shellOf(query, on))
    .getState($sections)
    .flatMap(({ entries }) => entries.map(({ id }) => id))

type Query = Record<string, string>

test.each<{ query: Query; sections: string[] }>([
  {
    query: { roles: 'viewer' },
    sections: ['home', 'tasks', 'organization', 'integrations', 'analytics', 'profile'],
  },
  {
    query: { roles: 'viewer', flags: 'hideOrganization' },
    sections: ['home', 'tasks', 'integrations', 'analytics', 'profile'],
  },
  { query: { roles: 'superAdmin' }, sections: ['support', 'supportProfile'] },
  {
    query: { roles: 'cc', viewport: 'tablet' },
    sections: ['simpleHome', 'simpleTasks', 'simpleCreate', 'simpleChannels', 'simpleDirectory'],
  },
])('$query is shown the sections $sections', async ({ query, sections }) => {
  const scope = await shellOf(query)
  expect(scope.getState($sections).map(({ id }) => id)).toEqual(sections)
})

test('the shell stands on the screen of the chosen subject', async () => {
  const scope = await shellOf({ roles: 'cm' }, tables, 'audience.contacts')
  expect(scope.getState($menu)).toMatchObject({ isPinned: true, shown: { id: 'audience' } })
})

test.each<{ query: Query; isPinned: boolean }>([
  { query: { roles: 'cm' }, isPinned: true },
  { query: { roles: 'cm', viewport: 'compact' }, isPinned: false },
  { query: { roles: 'cm', viewport: 'tablet' }, isPinned: false },
])('$query: the menu is pinned: $isPinned', async ({ query, isPinned }) => {
  expect((await shellOf(query)).getState($menu).isPinned).toBe(isPinned)
})

test('controls follow the lens as well', async () => {
  const creator = await shellOf({ roles: 'cc', profiles: 'many' })
  const viewer = await shellOf({ roles: 'viewer', profiles: 'one' })
  expect([creator.getState($maySeeQuickRecord), creator.getState($maySwitch)]).toEqual([true, true])
  expect([viewer.getState($maySeeQuickRecord), viewer.getState($maySwitch)]).toEqual([false, false])
})

test('words are those of the tables, in the language that is looked at', async () => {
  const scope = await shellOf({ roles: 'cm', lang: 'de' })
  expect(scope.getState($translate)('nav.tasks')).toBe(tables.words['de']!['nav.tasks'])
})

test('a flag that is only in the draft decides like the others', async () => {
  const workbench = await openWorkbench()
  const { revision } = await workbench.api.state()
  const answer = await workbench.api.preview({
    revision,
    edits: [
      { do: 'addFlag', id: 'showContacts', default: false, meaning: 'Contacts are shown.' },
      {
        do: 'setAccess',
        of: 'entry normal/audience/audience.contacts',
        access: { roles: ['cm'], flags: { showContacts: true } },
      },
    ],
  })
  await workbench.close()
  if (answer.status !== 200) throw new Error('no preview')
  const drafted = answer.body.tables!
  expect(await entriesOf({ roles: 'cm' }, drafted)).not.toContain('audience.contacts')
  expect(await entriesOf({ roles: 'cm', flags: 'showContacts' }, drafted)).toContain(
    'audience.contacts',
  )
})
