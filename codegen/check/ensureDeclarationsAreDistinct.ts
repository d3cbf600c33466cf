import type { Problem } from '../problems/problem'
import { keyOf, spotAt } from '../problems/spot'
import type { Manifest } from '../read/manifest'
import { doubled } from './doubled'

/** No two routes, calls, entities, screens or notices share an id, and no two share an address. */
export function ensureDeclarationsAreDistinct({ features }: Manifest): Problem[] {
  const routes = features.flatMap(({ file, routes: own = [] }) =>
    own.map((route, at) => ({
      ...route,
      spotOf: (key: string) => spotAt(file, 'routes', at, key),
    })),
  )
  const calls = features.flatMap(({ file, calls: own = [] }) =>
    own.map((call, at) => ({ ...call, spotOf: (key: string) => spotAt(file, 'calls', at, key) })),
  )
  const entities = features.flatMap(({ file, entities: own = {} }) =>
    Object.keys(own).map((id) => ({ id, spot: keyOf(spotAt(file, 'entities', id)) })),
  )
  const screens = features.flatMap(({ file, screens: own = {} }) =>
    Object.keys(own).map((id) => ({ id, spot: keyOf(spotAt(file, 'screens', id)) })),
  )
  const notices = features.flatMap(({ file, notices: own = {} }) =>
    Object.keys(own).map((id) => ({ id, spot: keyOf(spotAt(file, 'notices', id)) })),
  )
  return [
    ...doubled('ID-DOUBLED', 'notice', notices),
    ...doubled(
      'ID-DOUBLED',
      'route id',
      routes.map(({ id, spotOf }) => ({ id, spot: spotOf('id') })),
    ),
    ...doubled(
      'PATH-DOUBLED',
      'path',
      routes.map(({ path, spotOf }) => ({ id: path, shape: shapeOf(path), spot: spotOf('path') })),
    ),
    ...doubled(
      'ID-DOUBLED',
      'call id',
      calls.map(({ id, spotOf }) => ({ id, spot: spotOf('id') })),
    ),
    ...doubled(
      'PATH-DOUBLED',
      'path',
      calls.map(({ method, path, variant = {}, spotOf }) => ({
        id: `${method} ${path}`,
        shape: JSON.stringify([method, path, variant]),
        spot: spotOf('path'),
      })),
    ),
    ...doubled('ID-DOUBLED', 'entity', entities),
    ...doubled('ID-DOUBLED', 'screen', screens),
  ]
}

/**
 * `/a/{x}` and `/A/{y}` are the same address, because addresses ignore case and parameter names.
 */
const shapeOf = (path: string) => path.replace(/\{[A-Za-z]+\}/g, '{}').toLowerCase()
