import type { Problem } from '../../problems/problem'
import { problemAt, spotAt } from '../../problems/spot'
import type { MenuEntry } from '../../read/manifest'
import type { CheckContext, PlacedEntry } from '../checkContext'

/** An entry or control has exactly one target; an entry without a route has texts of its own. */
export function ensureTargetsAreSingle({ manifest, sections }: CheckContext): Problem[] {
  return [
    ...Object.entries(manifest.navigation.controls).flatMap(([id, { route, action }]) => {
      if ((route === undefined) !== (action === undefined)) return []
      const message = `The control ${id} leads to exactly one of route and action.`
      return problemAt('ENTRY-TARGET', spotAt('navigation.yaml', 'controls', id), message)
    }),
    ...sections.flatMap(({ entries }) => entries.flatMap(entryProblems)),
  ]
}

function entryProblems({ entry, spot }: PlacedEntry): Problem[] {
  const { route, link, action } = entry
  const targets = [route, link, action].filter((target) => target !== undefined)
  if (targets.length !== 1) {
    const message = 'An entry leads to exactly one of route, link and action.'
    return [problemAt('ENTRY-TARGET', spot, message)]
  }
  const missing = route === undefined ? needed.filter((key) => entry[key] === undefined) : []
  if (missing.length === 0) return []
  const message = `An entry without a route needs its own ${missing.join(' and ')}.`
  return [problemAt('KEY-MISSING', spot, message)]
}

const needed = ['id', 'label', 'access'] as const satisfies readonly (keyof MenuEntry)[]
