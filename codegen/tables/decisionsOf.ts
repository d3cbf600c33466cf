import type { Model } from '../resolve/model'
import type { Rule } from '../resolve/rule'
import { actsOf } from '../resolve/screens/actsOf'
import { screensOf } from '../resolve/screens/screenParts'
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

/** What screens offer: to those who may open the route and make the call. */
export function actDecisionsOf({ manifest, routes, calls }: Model): Decision[] {
  const ruleOf = new Map(calls.map(({ id, rule }) => [id, rule]))
  return screensOf(manifest).flatMap((screen) => {
    const route = routes.find(({ id }) => id === screen.route?.id)
    return actsOf(screen).map(({ act, call }) => ({
      subject: actSubject(screen.id, act),
      name: `screen ${screen.id}: ${act}`,
      rules: route ? [route.rule, ruleOf.get(call)!] : [never],
    }))
  })
}

const never: Rule = []

export const actSubject = (screen: string, act: string) => `act ${screen}/${act}`

const single = (subject: string, rule: Rule): Decision => ({
  subject,
  name: subject,
  rules: [rule],
})
