import type { World } from '../../../generated/facts/access'
import { profilesFacts, viewportFacts } from '../../../generated/facts/access'
import { flags } from '../../../generated/facts/flags'
import { controls, trees } from '../../../generated/facts/navigation'
import { type RoleId, roles } from '../../../generated/facts/roles'
import { routes } from '../../../generated/facts/routes'
import { calls } from '../../../generated/wiring/calls'
import { can, canAll } from '../../../src/access/can'
import { worldOf } from '../../../src/access/worldOf'
import { subsetsOf } from '../check/oracle'

/** What the product itself answers about a subject. */
export type Verdict = (world: World) => boolean

/** Everything that the generated tables decide about, by the name under which one asks for it. */
export const verdicts: ReadonlyMap<string, Verdict> = new Map<string, Verdict>([
  ...Object.entries(routes).map(([id, { access }]) => [`route ${id}`, by(access)] as const),
  ...Object.entries(calls).map(([id, { access }]) => [`call ${id}`, by(access)] as const),
  ...Object.entries(controls).map(([id, { access }]) => [`control ${id}`, by(access)] as const),
  ...trees.flatMap((tree) =>
    tree.sections.flatMap((section) => {
      const name = `${tree.id}/${section.id}`
      const entries = section.entries.map(({ id, access }): readonly [string, Verdict] => [
        `entry ${name}/${id}`,
        (world) => can(tree.access, world) && canAll(access, world),
      ])
      const isShown: Verdict = (world) => entries.some(([, isSeen]) => isSeen(world))
      return [[`section ${name}`, isShown] as const, ...entries]
    }),
  ),
])

function by(rule: Parameters<typeof can>[0]): Verdict {
  return (world) => can(rule, world)
}

/** How a customer's flags may stand, on every screen, with one profile or many. */
export const places = Object.keys(viewportFacts).flatMap((viewport) =>
  Object.keys(profilesFacts).flatMap((profiles) =>
    subsetsOf(Object.keys(flags)).map((set) => ({ facts: { viewport, profiles }, flags: set })),
  ),
)

/** Every set of roles, that of nobody among them, and its worlds in the order of the places. */
export const everybody = subsetsOf(Object.keys(roles) as RoleId[]).map((given) => {
  // An exclusive role leaves no other beside it (spec §6, decision 7).
  const alone = given.filter((role) => roles[role].exclusive)
  const held: readonly string[] = alone.length > 0 ? alone : given
  return { held, worlds: places.map((place) => worldAt(given, place)) }
})

function worldAt(held: readonly RoleId[], { flags: set, facts }: (typeof places)[number]): World {
  const values = { ...viewportFacts, ...profilesFacts } as Readonly<Record<string, number>>
  const said = Object.fromEntries(Object.keys(flags).map((flag) => [flag, set.includes(flag)]))
  return worldOf(held, said, values[facts.viewport]! | values[facts.profiles]!)
}
