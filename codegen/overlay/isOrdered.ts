import type { NavigationFile } from '../read/manifest'
import type { Position } from '../read/overlay'
import { idOf } from '../resolve/idOf'
import { isBody, placeOf } from '../names/places'

/** Whether an entry or a section stands before or after the one its overlay names. */
export function isOrdered(
  navigation: NavigationFile,
  subject: string,
  { before, after }: Position,
): boolean {
  const order = listOf(navigation, subject)
  const at = (name: string) => order.indexOf(name)
  if (before !== undefined && at(before) >= 0) return at(subject) < at(before)
  if (after !== undefined && at(after) >= 0) return at(subject) > at(after)
  return true
}

/** The subjects of the list in which this one stands, in order. */
function listOf({ trees }: NavigationFile, subject: string): string[] {
  const place = placeOf(subject)
  const sections = trees.find(({ id }) => id === place.tree)?.sections ?? []
  if (place.kind === 'section') return sections.map(({ id }) => `section ${place.tree}/${id}`)
  const home = sections.find(({ id }) => id === place.section)
  if (!home || !isBody(home)) return []
  return home.entries.map((entry) => `entry ${place.tree}/${place.section}/${idOf(entry)}`)
}
