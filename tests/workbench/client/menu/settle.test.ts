import { expect, test } from 'vitest'
import type { World } from '../../../../generated/facts/access'
import { can, canAll } from '../../../../src/access/can'
import { worldOfLens } from '../../../../src/workbench/client/lens/lens'
import { settle } from '../../../../src/workbench/client/menu/settle'
import { tablesOfProject } from '../../../support/workbench'

const tables = tablesOfProject()

/** Any world may stand here: what is settled no longer asks. */
const elsewhere = { roles: 0, flags: 0, facts: 0 }

const lenses = tables.roles.flatMap(({ id: role }) =>
  ['tablet', 'compact', 'wide'].flatMap((viewport) =>
    [[], tables.flags.map(({ id }) => id)].map((flags) => ({
      roles: [role],
      flags,
      facts: { viewport, profiles: 'many' },
    })),
  ),
)

const seen = (navigation: typeof tables.navigation, world: World) => ({
  trees: navigation.trees.map(({ access, sections }) => ({
    isSeen: can(access, world),
    entries: sections.flatMap(({ entries }) => entries.map((entry) => canAll(entry.access, world))),
  })),
  controls: Object.values(navigation.controls).map(({ access }) => can(access, world)),
})

test('whatever a lens shows stays so when it no longer asks', () => {
  for (const lens of lenses) {
    const world = worldOfLens(lens, tables)
    expect({ lens, ...seen(settle(tables.navigation, world), elsewhere) }).toEqual({
      lens,
      ...seen(tables.navigation, world),
    })
  }
})
