import type { Spot } from '../problems/problem'
import { spotAt, within } from '../problems/spot'
import type { Manifest, WhenEntry } from '../read/manifest'
import { cutMembers, type Cut } from './cut'

/** Each error rule left out in turn, each of its conditions, and each member of these. */
export function ruleCuts({ errors: { rules } }: Manifest): Cut[] {
  const owner = spotAt('errors.yaml', 'rules')
  return rules.flatMap(({ id, when }, index) => [
    {
      what: `rules without ${id}`,
      spot: within(owner, index),
      owner,
      value: rules.toSpliced(index, 1),
    },
    ...conditionCuts(`rule ${id}`, within(owner, index, 'when'), when),
  ])
}

function conditionCuts(of: string, owner: Spot, when: WhenEntry): Cut[] {
  const { message = {}, ...others } = when
  const whole = Object.keys(when).map((name): Cut => ({
    what: `${of} without ${name}`,
    spot: within(owner, name),
    owner,
    value: Object.fromEntries(Object.entries(when).filter(([key]) => key !== name)),
  }))
  const lists = [
    ...Object.entries(others).map(([name, list]) => ({ path: [name], list })),
    ...Object.entries(message).map(([name, list]) => ({ path: ['message', name], list })),
  ]
  const members = lists.flatMap(({ path, list }) =>
    Array.isArray(list) && list.length > 1
      ? cutMembers(of, path.at(-1)!, within(owner, ...path), list)
      : [],
  )
  return [...whole, ...members]
}
