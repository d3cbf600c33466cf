import type { Model } from '../resolve/model'
import type { Rule } from '../resolve/rule'
import { wordOf } from '../resolve/wordOf'

/** Something that access decides about. */
export interface Decision {
  /** `route users.list`, `entry normal/audience/users.list`. */
  readonly subject: string
  /** As people know it: entries of several trees may read the same, `menu Audience / Users`. */
  readonly name: string
  /** All of these must hold. */
  readonly rules: readonly Rule[]
}

export function decisionsOf(model: Model): Decision[] {
  const { routes, calls, controls, trees } = model
  return [
    ...routes.map(({ id, rule }) => single(`route ${id}`, rule)),
    ...calls.map(({ id, rule }) => single(`call ${id}`, rule)),
    ...controls.map(({ id, rule }) => single(`control ${id}`, rule)),
    ...trees.flatMap((tree) =>
      tree.sections.flatMap(({ id, title, entries }) =>
        entries.map((entry) => ({
          subject: `entry ${tree.id}/${id}/${entry.id}`,
          name: `menu ${wordOf(model, title)} / ${wordOf(model, entry.label)}`,
          rules: [tree.rule, ...entry.rules],
        })),
      ),
    ),
  ]
}

const single = (subject: string, rule: Rule): Decision => ({
  subject,
  name: subject,
  rules: [rule],
})
