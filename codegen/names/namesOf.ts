import type { ProblemCode } from '../problems/problem'
import type { Manifest } from '../read/manifest'
import type { RefKind } from '../read/shapes/shape'
import { screensGroup } from '../read/withScreensGroup'
import { idOf } from '../resolve/idOf'
import { bodyOf } from '../resolve/model'
import { baseKey, saidIn } from '../resolve/words'
import { overlayNames, ownPlaceOf } from './overlayNames'

interface Names {
  readonly known: ReadonlySet<string>
  readonly code: ProblemCode
  /** The kind of thing, for messages. */
  readonly noun: string
  /** Suggests a full name for an unknown one that resembles none. */
  readonly meant?: (name: string) => string | undefined
}

/** All valid names by kind, for checking references and for the editor schemas. */
export function namesOf(manifest: Manifest): Readonly<Record<RefKind, Names>> {
  const { app, roles, flags, access, navigation, errors, texts, features } = manifest
  const routes = features.flatMap((feature) => feature.routes ?? []).map(({ id }) => id)
  const calls = features.flatMap((feature) => feature.calls ?? []).map(({ id }) => id)
  const defaultTexts = texts.filter(({ language }) => language === app.languages.default)
  const keys = defaultTexts.flatMap(({ text }) => saidIn(text).map(baseKey))
  const sections = navigation.trees
    .flatMap((tree) => tree.sections)
    .filter(({ sameAs }) => sameAs === undefined)
  const overlaid = overlayNames(manifest)
  const places = (known: readonly string[], noun: string): Names => ({
    ...names(known, 'OVERLAY-UNKNOWN', noun),
    meant: (name) => ownPlaceOf(manifest, name) ?? inFull(name, known),
  })
  const approved = approvable(manifest)
  const rolesAndGroups = [
    ...Object.keys(roles.roles),
    ...Object.keys(roles.groups).map((group) => `$${group}`),
  ]
  return {
    role: names(Object.keys(roles.roles), 'ROLE-UNKNOWN', 'role'),
    roleOrGroup: names(rolesAndGroups, 'ROLE-UNKNOWN', 'role or group'),
    flag: names(Object.keys(flags.flags), 'FLAG-UNKNOWN', 'flag'),
    fact: names(Object.keys(access.facts), 'FACT-UNKNOWN', 'fact'),
    predicate: {
      ...names(
        ['public', ...Object.keys(access.predicates).map((id) => `$${id}`)],
        'PREDICATE-UNKNOWN',
        'predicate',
      ),
      meant: (name) => (rolesAndGroups.includes(name) ? `{ roles: [${name}] }` : undefined),
    },
    route: names(routes, 'ROUTE-UNKNOWN', 'route'),
    call: names(calls, 'CALL-UNKNOWN', 'call'),
    callOrScreens: names([...calls, screensGroup], 'CALL-UNKNOWN', 'call'),
    text: names(keys, 'TEXT-UNKNOWN', 'text'),
    message: names([...keys, '$errorMessage'], 'TEXT-UNKNOWN', 'text'),
    feature: names(
      features.map(({ name }) => name),
      'FEATURE-UNKNOWN',
      'feature',
    ),
    link: names(Object.keys(app.links), 'LINK-UNKNOWN', 'link'),
    entity: names(
      features.flatMap(({ entities = {} }) => Object.keys(entities)),
      'ENTITY-UNKNOWN',
      'entity',
    ),
    persona: names(Object.keys(roles.personas), 'PERSONA-UNKNOWN', 'persona'),
    ending: names(Object.keys(errors.endings), 'ENDING-UNKNOWN', 'ending'),
    section: names(
      sections.map(({ id }) => id),
      'SECTION-UNKNOWN',
      'section',
    ),
    rule: names(
      errors.rules.map(({ id }) => id),
      'RULE-UNKNOWN',
      'error rule',
    ),
    failure: names(Object.keys(errors.failures), 'FORM-FAULT', 'failure'),
    approved: {
      ...names(approved, 'APPROVAL-UNKNOWN', ''),
      meant: (name) => inFull(name, approved),
    },
    place: places(overlaid.place, ''),
    ownPlace: places(overlaid.ownPlace, ''),
    ownSection: places(overlaid.ownSection, ''),
    guarded: places(overlaid.guarded, 'guarded'),
    textForm: names(overlaid.textForm, 'TEXT-UNKNOWN', 'text'),
    language: names(Object.keys(app.languages.offered), 'LANGUAGE-UNKNOWN', 'language'),
  }
}

const names = (known: Iterable<string>, code: ProblemCode, noun: string): Names => ({
  known: new Set(known),
  code,
  noun,
})

/**
 * Subjects whose access can be widened: `route users.list`, `entry normal/audience/users.list`,
 * `call listClips` …
 */
const approvable = (manifest: Manifest): string[] => [
  ...manifest.features.flatMap(({ routes = [] }) => routes.map(({ id }) => `route ${id}`)),
  ...manifest.features.flatMap(({ calls = [] }) => calls.map(({ id }) => `call ${id}`)),
  ...Object.keys(manifest.navigation.controls).map((id) => `control ${id}`),
  ...manifest.navigation.trees.flatMap((tree) =>
    tree.sections.flatMap((section) =>
      (bodyOf(section, manifest)?.entries ?? []).map(
        (entry) => `entry ${tree.id}/${section.id}/${idOf(entry)}`,
      ),
    ),
  ),
]

/** The full name for a bare id. */
const inFull = (id: string, known: readonly string[]) =>
  known.find((name) => name.endsWith(` ${id}`) || name.endsWith(`/${id}`))
