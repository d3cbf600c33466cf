import { profilesFacts, viewportFacts } from '../../generated/facts/access'
import { type ControlId, controls, trees } from '../../generated/facts/navigation'
import { type RouteId, routes } from '../../generated/facts/routes'
import type { TextKey } from '../../generated/facts/text'
import { calls } from '../../generated/wiring/calls'
import words from '../../generated/assets/i18n/en.json'
import { can, canAll } from '../../src/access/can'
import { worldOf } from '../../src/access/worldOf'
import type { Person } from './interpreter'

const worldFor = ({ roles, flags, facts }: Person) =>
  worldOf(
    roles,
    flags,
    viewportFacts[facts['viewport'] as keyof typeof viewportFacts] |
      profilesFacts[facts['profiles'] as keyof typeof profilesFacts],
  )

/** What the generated tables show a person, as pairs of section and entry. */
function visible(person: Person) {
  const world = worldFor(person)
  return trees
    .filter((tree) => can(tree.access, world))
    .flatMap((tree) =>
      tree.sections.map((section) => ({
        section,
        entries: section.entries.filter((entry) => canAll(entry.access, world)),
      })),
    )
}

export const compiledMenu = (person: Person) =>
  visible(person).flatMap(({ section, entries }) =>
    entries.map((entry) => `${section.id} / ${entry.id}`),
  )

/** The same in the words of the menu. */
export const spokenMenu = (person: Person) =>
  visible(person).flatMap(({ section, entries }) =>
    entries.map((entry) => `${spoken(section.title)} / ${spoken(entry.label)}`),
  )

export const compiledRoutes = (person: Person) =>
  (Object.keys(routes) as RouteId[]).filter((id) => can(routes[id].access, worldFor(person)))

export const compiledCalls = (person: Person) =>
  Object.values(calls)
    .filter(({ access }) => can(access, worldFor(person)))
    .map(({ id }) => id)

export const compiledControls = (person: Person) =>
  (Object.keys(controls) as ControlId[]).filter((id) => can(controls[id].access, worldFor(person)))

export const spoken = (key: TextKey) => words[key as keyof typeof words]
