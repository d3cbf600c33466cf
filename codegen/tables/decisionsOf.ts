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

/** Where the rules of a decision stand in a model, also in one that differs from it in its rules alone. */
export interface PlacedDecision extends Omit<Decision, 'rules'> {
  readonly rulesIn: (model: Model) => readonly Rule[]
}

export const decisionsOf = (model: Model) => rulesRead(placedDecisionsOf(model), model)

/** Acts that screens offer: to those who may open the route and make the call. */
export const actDecisionsOf = (model: Model) => rulesRead(placedActsOf(model), model)

const rulesRead = (placed: readonly PlacedDecision[], model: Model): Decision[] =>
  placed.map(({ subject, name, rulesIn }) => ({ subject, name, rules: rulesIn(model) }))

/** Everything that access decides about. */
export const allDecisionsOf = (model: Model): PlacedDecision[] => [
  ...placedDecisionsOf(model),
  ...placedActsOf(model),
]

function placedDecisionsOf(model: Model): PlacedDecision[] {
  const ofKind = (kind: 'route' | 'call' | 'control') =>
    model[`${kind}s`].map(({ id }, at) => ({
      subject: `${kind} ${id}`,
      name: `${kind} ${id}`,
      rulesIn: (read: Model) => [read[`${kind}s`][at]!.rule],
    }))
  return [
    ...ofKind('route'),
    ...ofKind('call'),
    ...ofKind('control'),
    ...model.trees.flatMap((tree, treeAt) =>
      tree.sections.flatMap(({ id, title, entries }, sectionAt) =>
        entries.map((entry, at) => ({
          subject: `entry ${tree.id}/${id}/${entry.id}`,
          name: `menu ${wordOf(model, title)} / ${wordOf(model, entry.label)}`,
          rulesIn: ({ trees }: Model) => {
            const { rule, sections } = trees[treeAt]!
            return [rule, ...sections[sectionAt]!.entries[at]!.rules]
          },
        })),
      ),
    ),
  ]
}

function placedActsOf({ manifest, routes, calls }: Model): PlacedDecision[] {
  const callAt = new Map(calls.map(({ id }, at) => [id, at]))
  return screensOf(manifest).flatMap((screen) => {
    const routeAt = routes.findIndex(({ id }) => id === screen.route?.id)
    return actsOf(screen).map(({ act, call }) => ({
      subject: actSubject(screen.id, act),
      name: `screen ${screen.id}: ${act}`,
      rulesIn: (read: Model) =>
        routeAt < 0 ? [never] : [read.routes[routeAt]!.rule, read.calls[callAt.get(call)!]!.rule],
    }))
  })
}

const never: Rule = []

export const actSubject = (screen: string, act: string) => `act ${screen}/${act}`
