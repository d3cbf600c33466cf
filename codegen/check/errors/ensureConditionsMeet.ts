import { problem, type Problem } from '../../problems/problem'
import { related, spotAt } from '../../problems/spot'
import type { Manifest, WhenEntry } from '../../read/manifest'
import { conflictIn, type Conflict } from './conflictIn'
import { arrivalsOf, callersOf } from './reply'

/** Each value in a condition can occur together with the condition's other parts. */
export function ensureConditionsMeet(manifest: Manifest): Problem[] {
  const { rules } = manifest.errors
  const space = { callers: callersOf(manifest), arrivals: arrivalsOf(rules) }
  const calls = new Set(
    manifest.features.flatMap((feature) => feature.calls ?? []).map(({ id }) => id),
  )
  return rules.flatMap(({ id, when }, rule) => {
    // Unknown calls are reported by another check.
    if ([when.call ?? []].flat().some((call) => !calls.has(call))) return []
    const path = ['rules', rule, 'when']
    const conflict = conflictIn(when, space)
    if (conflict) return reported(conflict, [...path, conflict.keys[0]!], `${id} never runs`, path)
    return singlesOf(when).flatMap(({ at, value, alone }) => {
      const own = conflictIn(alone, space)
      return own ? reported(own, [...path, ...at], `${id} never runs for ${value}`) : []
    })
  })
}

function reported(
  { keys, law }: Conflict,
  place: readonly (string | number)[],
  fault: string,
  path?: readonly (string | number)[],
): Problem[] {
  const others = path ? keys.slice(1) : []
  const places = others.map((key) =>
    related(spotAt('errors.yaml', ...path!, key), `is the ${key}.`),
  )
  return [
    problem('ERR-UNREACHABLE', 'errors.yaml', place, `${fault}: ${law}.`, { related: places }),
  ]
}

/** The condition split by one of its lists: one condition per value. */
function singlesOf(when: WhenEntry) {
  return (['call', 'status', 'outcome', 'reason'] as const).flatMap((key) => {
    const list = when[key]
    if (!Array.isArray(list) || list.length < 2) return []
    return list.map((value: string | number, index) => ({
      at: [key, index],
      value: key === 'status' ? `the status ${value}` : `${value}`,
      alone: { ...when, [key]: [value] } as WhenEntry,
    }))
  })
}
