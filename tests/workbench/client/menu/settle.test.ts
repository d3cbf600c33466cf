import { expect, test } from 'vitest'
import { can, canAll } from '../../../../src/access/can'
import { worldOfLens } from '../../../../src/workbench/client/lens/lens'
import { settle } from '../../../../src/workbench/client/menu/settle'
import { tablesOfProject } from '../../../support/workbench'

const tables = await tablesOfProject()
const { trees, controls } = tables.navigation

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

test.each(lenses)('what $roles see with $flags at $facts.viewport stays so', (lens) => {
  const world = worldOfLens(lens, tables)
  const settled = settle(tables.navigation, world)
  for (const [at, tree] of trees.entries()) {
    const drawn = settled.trees[at]!
    expect(can(drawn.access, elsewhere)).toBe(can(tree.access, world))
    for (const [no, section] of tree.sections.entries())
      for (const [index, entry] of section.entries.entries())
        expect(canAll(drawn.sections[no]!.entries[index]!.access, elsewhere)).toBe(
          canAll(entry.access, world),
        )
  }
  for (const [id, control] of Object.entries(controls))
    expect(can(settled.controls[id]!.access, elsewhere)).toBe(can(control.access, world))
})
