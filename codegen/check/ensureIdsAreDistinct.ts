import { problem, type Problem, type ProblemCode } from '../problems/problem'
import type { Manifest } from '../read/manifest'

interface Named {
  readonly id: string
  readonly file: string
  readonly path: readonly (string | number)[]
  readonly at?: 'key' | 'value'
}

/** No id, path, text language or role suffix is given twice. */
export function ensureIdsAreDistinct(manifest: Manifest): Problem[] {
  const { navigation, errors, roles, features, texts } = manifest
  const routes = features.flatMap(({ file, routes: own = [] }) =>
    own.map((route, index) => ({ route, file, index })),
  )
  const calls = features.flatMap(({ file, calls: own = [] }) =>
    own.map((call, index) => ({ call, file, index })),
  )
  const sections = navigation.trees.flatMap((tree, at) =>
    tree.sections.map((section, index) => ({
      id: section.id,
      file: 'navigation.yaml',
      path: ['trees', at, 'sections', index, 'id'],
    })),
  )
  return [
    ...doubled(
      'ID-DOUBLED',
      'route id',
      routes.map(({ route, file, index }) => ({
        id: route.id,
        file,
        path: ['routes', index, 'id'],
      })),
    ),
    ...doubled(
      'PATH-DOUBLED',
      'path',
      routes.map(({ route, file, index }) => ({
        id: shapeOf(route.path),
        file,
        path: ['routes', index, 'path'],
      })),
    ),
    ...doubled(
      'ID-DOUBLED',
      'call id',
      calls.map(({ call, file, index }) => ({ id: call.id, file, path: ['calls', index, 'id'] })),
    ),
    ...doubled(
      'PATH-DOUBLED',
      'method and path',
      calls.map(({ call, file, index }) => ({
        id: [call.method, call.path, JSON.stringify(call.variant ?? {})].join(' '),
        file,
        path: ['calls', index, 'path'],
      })),
    ),
    ...doubled(
      'ID-DOUBLED',
      'entity',
      features.flatMap(({ file, entities = {} }) =>
        Object.keys(entities).map((id) => ({
          id,
          file,
          path: ['entities', id],
          at: 'key' as const,
        })),
      ),
    ),
    ...doubled(
      'ID-DOUBLED',
      'tree id',
      navigation.trees.map(({ id }, index) => ({
        id,
        file: 'navigation.yaml',
        path: ['trees', index, 'id'],
      })),
    ),
    ...doubled('ID-DOUBLED', 'section id', sections),
    ...doubled(
      'ID-DOUBLED',
      'error rule id',
      errors.rules.map(({ id }, index) => ({
        id,
        file: 'errors.yaml',
        path: ['rules', index, 'id'],
      })),
    ),
    ...doubled(
      'ID-DOUBLED',
      'language',
      texts.map(({ language, file }) => ({ id: language, file, path: ['language'] })),
    ),
    ...doubled(
      'SUFFIX-DOUBLED',
      'id suffix',
      Object.entries(roles.roles).map(([role, { idSuffix }]) => ({
        id: idSuffix,
        file: 'roles.yaml',
        path: ['roles', role, 'idSuffix'],
      })),
    ),
  ]
}

/** `/a/{x}` and `/a/{y}` are the same path. */
const shapeOf = (path: string) => path.replace(/\{[A-Za-z]+\}/g, '{}')

function doubled(code: ProblemCode, noun: string, all: readonly Named[]): Problem[] {
  const first = new Map<string, Named>()
  return all.flatMap((named) => {
    const before = first.get(named.id)
    if (!before) first.set(named.id, named)
    return before
      ? problem(
          code,
          named.file,
          named.path,
          `The ${noun} ${named.id} is already given in ${before.file} at ${before.path.join('.')}.`,
          { at: named.at ?? 'value' },
        )
      : []
  })
}
