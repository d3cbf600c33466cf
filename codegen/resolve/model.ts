import type {
  Auth,
  BadgeEntry,
  CallEntry,
  ControlEntry,
  DataEntry,
  EntityEntry,
  Manifest,
  MenuEntry,
  Predicate,
  RouteEntry,
  SectionBody,
  Sourced,
  TreeEntry,
} from '../read/manifest'
import { withoutImplied } from './findWorld'
import { idOf } from './idOf'
import { isForMembers } from '../read/isForMembers'
import { assignBits, compile, type Bits, type Rule } from './rule'
import { treePredicate } from './treePredicate'
import { wordsByLanguage } from './words'

/** The manifest with its references followed: what the emitters print. */
export interface Model {
  readonly manifest: Manifest
  readonly bits: Bits
  readonly predicates: readonly (Sourced & { readonly id: string; readonly rule: Rule })[]
  readonly features: readonly FeatureModel[]
  readonly routes: readonly RouteModel[]
  readonly calls: readonly CallModel[]
  readonly entities: readonly EntityModel[]
  readonly controls: readonly ControlModel[]
  readonly trees: readonly TreeModel[]
  /** Flat words by language, then by key. */
  readonly words: ReadonlyMap<string, ReadonlyMap<string, string>>
  /** The text of generated/schema.sql, where the tables are known. */
  readonly picture?: string | undefined
}

export interface FeatureModel {
  readonly name: string
  /** Folder under src. */
  readonly folder: string
  readonly file: string
  readonly entities: readonly EntityModel[]
  readonly calls: readonly CallModel[]
  readonly data: Readonly<Record<string, DataEntry>>
}

export interface RouteModel extends RouteEntry {
  readonly feature: string
  readonly folder: string
  readonly params: readonly string[]
  /** Of a route that opens a row: the one of its list. */
  readonly listRoute?: string | undefined
  readonly isPublic: boolean
  readonly rule: Rule
}

export interface CallModel extends CallEntry {
  readonly feature: string
  readonly folder: string
  readonly auth: Auth
  readonly body: 'envelope' | 'form' | 'none' | 'csv' | 'events'
  readonly rule: Rule
}

export interface EntityModel {
  readonly name: string
  readonly feature: string
  readonly schema: EntityEntry
}

export interface ControlModel extends Omit<ControlEntry, 'access'> {
  readonly id: string
  readonly rule: Rule
}

export interface TreeModel extends Omit<TreeEntry, 'sections'> {
  readonly rule: Rule
  readonly sections: readonly SectionModel[]
}

export interface SectionModel extends Omit<SectionBody, 'entries'> {
  readonly entries: readonly EntryModel[]
}

export interface EntryModel extends Omit<MenuEntry, 'access'> {
  readonly id: string
  readonly label: string
  readonly icon: string
  readonly badge?: BadgeEntry
  /** All of these must hold: the route's, the section's and the entry's own, less those that follow from another. */
  readonly rules: readonly Rule[]
}

/** Follows every reference of a manifest in which all of them are known to lead somewhere. */
export function resolve(manifest: Manifest): Model {
  const bits = assignBits(manifest)
  const features = manifest.features.map(
    ({ name, folder, file, entities = {}, calls = [], data = {} }): FeatureModel => {
      const place = folder ?? `features/${name}`
      return {
        name,
        folder: place,
        file,
        data,
        entities: Object.entries(entities).map(([entity, schema]) => ({
          name: entity,
          feature: name,
          schema,
        })),
        calls: calls.map((call) => ({
          ...call,
          feature: name,
          folder: place,
          auth: call.auth ?? 'bearer',
          body: call.body ?? 'envelope',
          rule: compile(isForMembers(call) ? call.access! : 'public', manifest, bits),
        })),
      }
    },
  )
  const routes = manifest.features.flatMap(({ name, folder, routes: own = [] }) =>
    own.map((route): RouteModel => ({
      ...route,
      feature: name,
      folder: folder ?? `features/${name}`,
      params: parametersOf(route.path),
      listRoute:
        route.rowOf === undefined
          ? undefined
          : own.find(({ screen }) => screen === route.rowOf)?.id,
      isPublic: route.access === 'public',
      rule: compile(route.access, manifest, bits),
    })),
  )
  return {
    manifest,
    bits,
    predicates: Object.entries(manifest.access.predicates).map(([id, { from, meaning, when }]) => ({
      id,
      from,
      meaning,
      rule: compile(when, manifest, bits),
    })),
    features,
    routes,
    calls: features.flatMap(({ calls }) => calls),
    entities: features.flatMap(({ entities }) => entities),
    controls: Object.entries(manifest.navigation.controls).map(([id, { access, ...control }]) => ({
      ...control,
      id,
      rule: compile(access, manifest, bits),
    })),
    trees: resolveTrees(manifest, routes, {
      ruleOf: (predicate) => compile(predicate, manifest, bits),
      needed: (rules) => withoutImplied(rules, bits),
    }),
    words: wordsByLanguage(manifest.texts),
  }
}

export const parametersOf = (path: string) =>
  [...path.matchAll(/\{([A-Za-z]+)\}/g)].map((match) => match[1]!)

/** The body of a section, its own or the one it is the same as. */
export function bodyOf(
  section: SectionBody | { id: string; sameAs: string },
  manifest: Manifest,
): SectionBody | undefined {
  if (section.sameAs === undefined) return section as SectionBody
  const sections = manifest.navigation.trees.flatMap((tree) => tree.sections)
  return sections.find(
    (other): other is SectionBody => other.id === section.sameAs && other.sameAs === undefined,
  )
}

/** How predicates become rules; whoever resolves the same ones again remembers them. */
export interface Reading {
  readonly ruleOf: (predicate: Predicate) => Rule
  /** Those that do not follow from another of them. */
  readonly needed: (rules: readonly Rule[]) => readonly Rule[]
}

export function resolveTrees(
  manifest: Manifest,
  routes: readonly RouteModel[],
  { ruleOf, needed }: Reading,
): TreeModel[] {
  const routeOf = new Map(routes.map((route) => [route.id, route]))
  return manifest.navigation.trees.map((tree) => {
    return {
      ...tree,
      rule: ruleOf(treePredicate(tree, manifest)),
      sections: tree.sections.map((section): SectionModel => {
        const body = bodyOf(section, manifest)!
        return {
          ...body,
          id: section.id,
          entries: body.entries.map((entry): EntryModel => {
            const route = entry.route === undefined ? undefined : routeOf.get(entry.route)!
            const predicates = [body.access, entry.access].filter((access) => access !== undefined)
            const rules = predicates.map(ruleOf)
            return {
              ...entry,
              id: idOf(entry)!,
              label: entry.label ?? route!.title,
              icon: entry.icon ?? route?.icon ?? body.icon,
              rules: needed(route ? [route.rule, ...rules] : rules),
            }
          }),
        }
      }),
    }
  })
}
