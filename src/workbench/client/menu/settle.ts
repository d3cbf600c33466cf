import type { Rule, World } from '../../../../generated/facts/access'
import type { Control, Tree } from '../../../../generated/facts/navigation'
import { can, canAll } from '../../../access/can'

const always: Rule = [[0, 0, 0, ~0]]
const never: Rule = []

export interface Drawn {
  readonly trees: readonly Tree[]
  readonly controls: Readonly<Record<string, Control>>
}

/**
 * The menus as one person sees them, with every question answered. The shell would answer by the numbers of the
 * generated facts, which do not know a flag that is only in the draft; the tables' own numbers do.
 */
export function settle({ trees, controls }: Drawn, world: World): Drawn {
  return {
    trees: trees.map((tree) => ({
      ...tree,
      access: answer(can(tree.access, world)),
      sections: tree.sections.map((section) => ({
        ...section,
        entries: section.entries.map((entry) => ({
          ...entry,
          access: [answer(canAll(entry.access, world))],
        })),
      })),
    })),
    controls: Object.fromEntries(
      Object.entries(controls).map(([id, control]) => [
        id,
        { ...control, access: answer(can(control.access, world)) },
      ]),
    ),
  }
}

const answer = (isAllowed: boolean) => (isAllowed ? always : never)
