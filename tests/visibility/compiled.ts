import { profilesFacts, type Rule, viewportFacts } from '../../generated/facts/access'
import { controls, trees } from '../../generated/facts/navigation'
import { routes } from '../../generated/facts/routes'
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

/** Of everything that access decides about by one rule: what a person gets, by its id. */
const openTo = (all: Readonly<Record<string, { readonly access: Rule }>>) => {
  const inOrder = Object.entries(all).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return (person: Person) => {
    const world = worldFor(person)
    return inOrder.filter(([, { access }]) => can(access, world)).map(([id]) => id)
  }
}

export const compiledRoutes = openTo(routes)
export const compiledCalls = openTo(calls)
export const compiledControls = openTo(controls)

export const spoken = (key: TextKey) => words[key as keyof typeof words]
