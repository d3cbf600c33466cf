import type { ProblemCode } from '../../../codegen/problems/problem'
import type { Manifest, Predicate, SectionBody } from '../../../codegen/read/manifest'
import { callOf, everybody, isLetIn, routeOf, seesEntry, seesTree, type Person } from './oracle'

/** What is wrong with the section that two trees of the base manifest show, found by trying everybody. */
export function tried(manifest: Manifest): string[] {
  const people = everybody(manifest)
  const [normal, simplified] = manifest.navigation.trees
  const trees = [normal!, simplified!]
  const section = normal!.sections[0] as SectionBody
  const at = 'navigation.yaml trees.0.sections.0'
  const list = routeOf('clips.list', manifest)!
  const count = callOf('countClips', manifest)
  const { entries } = section

  const found: string[] = []
  const tell = (code: ProblemCode, place: string, isWrong: boolean | undefined) => {
    if (isWrong) found.push(`${code} ${place}`)
  }
  const may = (person: Person, ...accesses: readonly (Predicate | undefined)[]) =>
    accesses.every((access) => isLetIn(access, person, manifest))
  const seen = new Map(
    trees.map((tree) => [
      tree,
      people
        .filter((person) => seesTree(tree, person, manifest))
        .map((person) => ({
          person,
          entries: entries.filter((entry) => seesEntry(entry, section, tree, person, manifest)),
        })),
    ]),
  )
  const inTree = (tree: (typeof trees)[number]) => seen.get(tree)!
  const everywhere = trees.flatMap(inTree)
  const isSeen = (entry: (typeof entries)[number]) =>
    everywhere.some((each) => each.entries.includes(entry))

  for (const [index, entry] of entries.entries()) {
    const goal = routeOf(entry.route, manifest)
    const own = entry.access
    const isWider =
      goal &&
      own !== undefined &&
      people.some((person) => may(person, own) && !may(person, goal.access))
    tell('ENTRY-WIDER', `${at}.entries.${index}.access`, isWider)
    tell('NAV-NEVER', `${at}.entries.${index}`, entries.some(isSeen) && !isSeen(entry))
    const isIdle = trees
      .filter((tree) => inTree(tree).some((each) => each.entries.includes(entry)))
      .every((tree) =>
        inTree(tree).every(
          ({ person }) => !may(person, goal?.access, section.access) || may(person, own),
        ),
      )
    tell(
      'PRED-VACUOUS',
      `${at}.entries.${index}.access`,
      goal && own !== undefined && !isWider && isSeen(entry) && isIdle,
    )
  }

  const isOrphan = trees
    .filter((tree) => inTree(tree).some((each) => each.entries.length > 0))
    .some((tree) =>
      inTree(tree).some((each) => may(each.person, section.access) && each.entries.length === 0),
    )
  tell('NAV-ORPHAN', `${at}.access`, section.access !== undefined && isOrphan)
  const ways = trees.flatMap((tree) =>
    entries.map((entry) =>
      inTree(tree)
        .map(({ person }) => person)
        .filter((person) => may(person, routeOf(entry.route, manifest)?.access)),
    ),
  )
  const used = ways.filter((those) => those.some((person) => may(person, section.access)))
  tell(
    'PRED-VACUOUS',
    `${at}.access`,
    section.access !== undefined &&
      !isOrphan &&
      used.length > 0 &&
      used.every((those) => those.every((person) => may(person, section.access))),
  )
  tell(
    'NAV-SINGLE',
    `${at}.whenSingle`,
    section.whenSingle === 'direct' && everywhere.some((each) => each.entries.length > 1),
  )
  const isUncounted = everywhere.some(
    (each) => each.entries.includes(entries[0]!) && !may(each.person, count.access),
  )
  tell('CALL-ACCESS', `${at}.entries.0.badge.call`, isUncounted)
  tell(
    'CALL-ACCESS',
    'features/footage.yaml routes.0.calls.0',
    people.some((person) => may(person, list.access) && !may(person, count.access)),
  )
  for (const [index, tree] of trees.entries()) {
    const icon = manifest.navigation.controls['signOutByIcon']!.access
    const logOut = entries[3]!
    tell(
      'LOGOUT-NONE',
      `navigation.yaml trees.${index}.id`,
      inTree(tree).some((each) => !may(each.person, icon) && !each.entries.includes(logOut)),
    )
    tell(
      'NAV-EMPTY',
      `navigation.yaml trees.${index}.sections.0.id`,
      inTree(tree).every((each) => each.entries.length === 0),
    )
  }
  const isShutOut = everywhere.some(({ person }) => !may(person, list.access))
  for (const key of ['landing', 'profile'])
    tell('PERSONA-CLOSED', `roles.yaml personas.normal.${key}`, isShutOut)
  return found.sort()
}
