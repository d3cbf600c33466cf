import type { Problem, Spot } from '../../problems/problem'
import { spotAt, within } from '../../problems/spot'
import type { Manifest } from '../../read/manifest'
import { doubled } from '../doubled'

/** No list of calls, and none of an error rule, has duplicates. */
export function ensureListsDiffer({ errors }: Manifest): Problem[] {
  const told = doublesIn('call', spotAt('errors.yaml', 'toldByScreens'), errors.toldByScreens)
  const ofRules = errors.rules.flatMap(({ when, overrides }, index) => {
    const rule = spotAt('errors.yaml', 'rules', index)
    const { message, call, status, outcome, reason } = when
    return [
      ...doublesIn('rule', within(rule, 'overrides'), overrides),
      ...Object.entries({ call, status, outcome, reason }).flatMap(([key, list]) =>
        doublesIn(key, within(rule, 'when', key), list),
      ),
      ...Object.entries(message ?? {}).flatMap(([key, list]) =>
        doublesIn('message', within(rule, 'when', 'message', key), list),
      ),
    ]
  })
  return [...told, ...ofRules]
}

function doublesIn(noun: string, list: Spot, values: unknown): Problem[] {
  if (!Array.isArray(values)) return []
  return doubled(
    'ERR-DOUBLED',
    noun,
    values.map((value, index) => ({ id: String(value), spot: within(list, index) })),
  )
}
