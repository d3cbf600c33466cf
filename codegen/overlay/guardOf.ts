import type { Manifest, Predicate } from '../read/manifest'
import { idOf } from '../resolve/idOf'
import { isBody, placeOf } from '../names/places'

/** The rule that stands on a thing itself. An entry or a section without one shows to all whom its routes admit. */
export function guardOf(
  { navigation, features }: Manifest,
  subject: string,
): Predicate | undefined {
  const [kind = '', id = ''] = subject.split(' ')
  const named = (thing: { readonly id: string }) => thing.id === id
  if (kind === 'route') return features.flatMap(({ routes = [] }) => routes).find(named)?.access
  if (kind === 'call') return features.flatMap(({ calls = [] }) => calls).find(named)?.access
  if (kind === 'control') return navigation.controls[id]?.access
  const place = placeOf(subject)
  const section = navigation.trees
    .find((tree) => tree.id === place.tree)
    ?.sections.find((each) => each.id === place.section)
  if (!section || !isBody(section)) return undefined
  if (place.kind === 'section') return section.access
  return section.entries.find((entry) => idOf(entry) === place.entry)?.access
}
