import { nearest } from '../../problems/nearest'
import type { Problem } from '../../problems/problem'
import { problemAt, spotAt, within } from '../../problems/spot'
import { parametersOf } from '../../resolve/model'
import type { CheckContext, PlacedEntry } from '../checkContext'

/** Placeholders that the shell fills in when an entry is opened. */
const placeholders = ['$userId']

/** Entries give each parameter of their routes once, by value or as a placeholder; controls give none. */
export function ensureParametersAreFilled({ manifest, sections, routes }: CheckContext): Problem[] {
  return [
    ...Object.entries(manifest.navigation.controls).flatMap(([id, { route }]) => {
      const asked = parametersOf(routes.get(route ?? '')?.route.path ?? '')
      if (asked.length === 0) return []
      const message = `A control cannot fill in ${asked.join(', ')} of the route ${route}.`
      const spot = spotAt('navigation.yaml', 'controls', id, 'route')
      return problemAt('ENTRY-PARAMETERS', spot, message)
    }),
    ...sections.flatMap(({ entries }) =>
      entries.flatMap((entry) => [...parameterProblems(entry), ...placeholderProblems(entry)]),
    ),
  ]
}

function parameterProblems({ entry, spot, route }: PlacedEntry): Problem[] {
  if (!route) return []
  const asked = parametersOf(route.route.path)
  const given = Object.keys(entry.params ?? {})
  const missing = asked.filter((name) => !given.includes(name))
  const surplus = given.filter((name) => !asked.includes(name))
  if (missing.length === 0 && surplus.length === 0) return []
  const known = asked.length > 0 ? `the parameters ${asked.join(', ')}` : 'no parameters'
  const advice = [
    ...(missing.length > 0 ? [`fill in ${missing.join(', ')}`] : []),
    ...(surplus.length > 0 ? [`leave out ${surplus.join(', ')}`] : []),
  ].join(' and ')
  const message = `The route ${route.route.id} has ${known}; ${advice}.`
  return [problemAt('ENTRY-PARAMETERS', spot, message)]
}

function placeholderProblems({ entry, spot }: PlacedEntry): Problem[] {
  return Object.entries(entry.params ?? {}).flatMap(([name, value]) => {
    if (!value.startsWith('$') || placeholders.includes(value)) return []
    const message = `Nothing fills in ${value}; an entry may ask for ${placeholders.join(', ')}.`
    return problemAt('ENTRY-PLACEHOLDER', within(spot, 'params', name), message, {
      suggestion: nearest(value, placeholders),
    })
  })
}
