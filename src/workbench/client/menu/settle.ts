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
 * The menus as one person sees them, with all rules evaluated. The shell would evaluate them with
 * the bits of the generated facts, which lack flags that exist only in the draft; the tables have
 * bits for them.
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
