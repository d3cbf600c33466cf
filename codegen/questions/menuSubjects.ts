import type { Spot } from '../problems/problem'
import type { Manifest, Predicate } from '../read/manifest'
import { bodyOf, type Model } from '../resolve/model'
import { compile } from '../resolve/rule'
import { spotAt, within } from '../problems/spot'
import type { AskedPredicate, Subject } from './subjects'

/** The sections of every tree with their entries: a section shows when one of its entries does. */
export function menuSubjects(model: Model, routes: readonly Subject[]): Subject[] {
  const { manifest, trees } = model
  const routeOf = new Map(routes.map((route) => [route.id, route]))
  return trees.flatMap((tree, at) => {
    const spot = spotAt('navigation.yaml', 'trees', at)
    const screens = { of: 'tree', rule: tree.rule, spot: within(spot, 'viewports') } as const
    return tree.sections.flatMap((section, index) => {
      const id = `${tree.id}/${section.id}`
      const { body, place } = placedBody(manifest, at, index)
      const sectionAccess = askedBy(model, 'section access', place, body.access)
      const entries = section.entries.map((entry, no): Subject => {
        const own = within(place, 'entries', no)
        return {
          kind: 'entry',
          id: `${id}/${entry.id}`,
          // From the outside in.
          predicates: [
            screens,
            ...(routeOf.get(entry.route ?? '')?.predicates ?? []),
            ...sectionAccess,
            ...askedBy(model, 'entry access', own, body.entries[no]!.access),
          ],
          route: entry.route,
          spot: own,
        }
      })
      const shown: Subject = {
        kind: 'section',
        id,
        predicates: [],
        entries,
        spot: within(spot, 'sections', index),
      }
      return [shown, ...entries]
    })
  })
}

function askedBy(
  { manifest, bits }: Model,
  of: 'section access' | 'entry access',
  owner: Spot,
  written: Predicate | undefined,
): AskedPredicate[] {
  if (written === undefined) return []
  return [{ of, rule: compile(written, manifest, bits), spot: within(owner, 'access'), written }]
}

/** A section's body and where it stands: in the section itself, or in the one it is the same as. */
function placedBody(manifest: Manifest, tree: number, index: number) {
  const { trees } = manifest.navigation
  const body = bodyOf(trees[tree]!.sections[index]!, manifest)!
  const at = trees.findIndex(({ sections }) => sections.includes(body))
  return {
    body,
    place: spotAt('navigation.yaml', 'trees', at, 'sections', trees[at]!.sections.indexOf(body)),
  }
}
