import { nearest } from '../problems/nearest'
import { problem, type Problem } from '../problems/problem'
import type { BadgeEntry, Manifest, MenuEntry, SectionBody } from '../read/manifest'
import { assignBits, compile, counterexample, describeWorld } from '../resolve/rule'
import { parametersOf } from '../resolve/model'
import { propertiesOf } from './propertiesOf'

type Path = readonly (string | number)[]

/** Entries lead somewhere, never further than their routes, and badges count something a call answers. */
export function ensureMenusHold(manifest: Manifest): Problem[] {
  return manifest.navigation.trees.flatMap((tree, at) => [
    ...tree.viewports.flatMap((viewport, index) =>
      unknownViewport(manifest, viewport, ['trees', at, 'viewports', index]),
    ),
    ...tree.sections.flatMap((section, index) => {
      if (section.sameAs !== undefined) return []
      const path = ['trees', at, 'sections', index]
      return [
        ...badgeProblems(manifest, section.badge, [...path, 'badge']),
        ...section.entries.flatMap((entry, no) =>
          entryProblems(manifest, section, entry, [...path, 'entries', no]),
        ),
      ]
    }),
  ])
}

function unknownViewport(manifest: Manifest, viewport: string, path: Path): Problem[] {
  const values = manifest.access.facts['viewport']?.values ?? []
  if (values.includes(viewport)) return []
  return [
    problem('FACT-UNKNOWN', 'navigation.yaml', path, `There is no viewport ${viewport}.`, {
      suggestion: nearest(viewport, values),
    }),
  ]
}

function entryProblems(
  manifest: Manifest,
  section: SectionBody,
  entry: MenuEntry,
  path: Path,
): Problem[] {
  return [
    ...targetProblems(entry, path),
    ...parameterProblems(manifest, entry, path),
    ...widerProblems(manifest, section, entry, path),
    ...badgeProblems(manifest, entry.badge, [...path, 'badge']),
  ]
}

function targetProblems(entry: MenuEntry, path: Path): Problem[] {
  const targets = [entry.route, entry.link, entry.action].filter((target) => target !== undefined)
  if (targets.length !== 1)
    return [
      problem(
        'ENTRY-TARGET',
        'navigation.yaml',
        path,
        'An entry leads to exactly one of route, link and action.',
      ),
    ]
  if (entry.route !== undefined) return []
  const missing = (['id', 'label', 'access'] as const).filter((key) => entry[key] === undefined)
  if (missing.length === 0) return []
  return [
    problem(
      'KEY-MISSING',
      'navigation.yaml',
      path,
      `An entry without a route needs its own ${missing.join(' and ')}.`,
    ),
  ]
}

function parameterProblems({ features }: Manifest, entry: MenuEntry, path: Path): Problem[] {
  const route = features.flatMap(({ routes = [] }) => routes).find(({ id }) => id === entry.route)
  if (!route) return []
  const wanted = parametersOf(route.path)
  const given = Object.keys(entry.params ?? {})
  const wrong = [
    ...wanted.filter((name) => !given.includes(name)),
    ...given.filter((name) => !wanted.includes(name)),
  ]
  if (wrong.length === 0) return []
  return [
    problem(
      'ENTRY-PARAMETERS',
      'navigation.yaml',
      path,
      `The route ${route.id} has ${wanted.length > 0 ? `the parameters ${wanted.join(', ')}` : 'no parameters'}; look at ${wrong.join(', ')}.`,
    ),
  ]
}

function widerProblems(
  manifest: Manifest,
  section: SectionBody,
  entry: MenuEntry,
  path: Path,
): Problem[] {
  const route = manifest.features
    .flatMap(({ routes = [] }) => routes)
    .find(({ id }) => id === entry.route)
  if (!route || entry.access === undefined) return []
  const bits = assignBits(manifest)
  const world = counterexample(
    compile(entry.access, manifest, bits),
    compile(route.access, manifest, bits),
    bits,
  )
  if (!world) return []
  return [
    problem(
      'ENTRY-WIDER',
      'navigation.yaml',
      [...path, 'access'],
      `This entry of ${section.id} shows to ${describeWorld(world, bits)}, who may not open the route ${route.id}; an entry may only narrow its route.`,
    ),
  ]
}

function badgeProblems(manifest: Manifest, badge: BadgeEntry | undefined, path: Path): Problem[] {
  if (!badge || badge.sum !== undefined) return []
  const { call: id, field } = badge
  const call = manifest.features
    .flatMap(({ calls = [] }) => calls)
    .find((candidate) => candidate.id === id)
  if (!call) return []
  const fields = propertiesOf(call.response, manifest)
  const countable = Object.keys(fields).filter((name) =>
    [fields[name]!.type].flat().includes('integer'),
  )
  if (countable.includes(field)) return []
  const message = fields[field]
    ? `${id} answers ${field}, but that is no whole number.`
    : `${id} answers no field ${field}.`
  return [
    problem('BADGE-FIELD', 'navigation.yaml', [...path, 'field'], message, {
      suggestion: nearest(field, countable),
    }),
  ]
}
