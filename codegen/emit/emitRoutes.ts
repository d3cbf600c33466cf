import { screenComponent } from '../names/screenNames'
import { isBlockId } from '../read/withScreenCalls'
import type { Model, RouteModel } from '../resolve/model'
import { ruleLiteral } from './emitRule'
import { doc, literal, property, quote, typescript, union, unionLines, type Output } from './output'

/** facts/routes.ts: every route, its parameters by type, and addresses that cannot be misspelt. */
export function emitRoutes({ routes, manifest }: Model): Output {
  const kinds = [
    ...new Set(routes.map(({ dataKind }) => dataKind).filter((kind) => kind !== undefined)),
  ].sort()
  return typescript(
    'facts/routes.ts',
    'features/*.yaml',
    `import type { Rule } from './access'\nimport type { CallId } from './calls'\nimport type { TextKey } from './text'`,
    `export type FeatureId =${unionLines(manifest.features.map(({ name }) => name))}`,
    `export type RouteId =${unionLines(routes.map(({ id }) => id))}`,
    `/** The parameters in each route's path. */\nexport interface RouteParams {\n${routes.map(({ id, params }) => `  ${quote(id)}: ${paramsType(params)}`).join('\n')}\n}`,
    `export type DataKind = ${union(kinds)}`,
    `export interface Route {
  readonly id: RouteId
  readonly path: string
  readonly title: TextKey
  readonly feature: FeatureId
  readonly access: Rule
  /** Open to people who are not signed in. */
  readonly isPublic: boolean
  /** Only a route that leads elsewhere has none. */
  readonly hasScreen: boolean
  /** It opens a row in the screen of this route. */
  readonly rowOf?: RouteId
  /** Leads to the first of these that the person may open. */
  readonly redirect?: readonly RouteId[]
  /** The calls its screen makes. */
  readonly calls?: readonly CallId[]
  /** What a deep link names, so that it can be checked (spec §4). */
  readonly dataKind?: DataKind
  /** Nothing stands around its screen. */
  readonly frame?: 'none'
  /** Title of the flyout at the bottom (spec §2). */
  readonly flyout?: TextKey
}`,
    `export const routes: Readonly<Record<RouteId, Route>> = {\n${routes.map(routeRow).join('\n')}\n}`,
    `${doc('The address of a route. A wrong route or parameter does not compile.')}
export function href<Id extends RouteId>(
  ...[id, params]: keyof RouteParams[Id] extends never
    ? [id: Id, params?: undefined]
    : [id: Id, params: RouteParams[Id]]
): string {
  return routes[id].path.replace(/\\{(\\w+)\\}/g, (_, name) => encodeURIComponent((params as Record<string, string>)[name] ?? ''))
}`,
  )
}

const paramsType = (params: readonly string[]) =>
  params.length === 0 ? '{}' : `{ ${params.map((name) => `${name}: string`).join('; ')} }`

function routeRow({
  id,
  path,
  title,
  feature,
  rule,
  isPublic,
  screen,
  listRoute,
  redirect,
  calls,
  dataKind,
  frame,
  flyout,
}: RouteModel): string {
  const head = literal({ id, path, title, feature }).slice(2, -2)
  const tail = literal({
    isPublic,
    hasScreen: screen !== undefined || listRoute !== undefined,
    rowOf: listRoute,
    redirect,
    calls,
    dataKind,
    frame,
    flyout,
  }).slice(2, -2)
  return `  ${property(id)}: { ${head}, access: ${ruleLiteral(rule)}, ${tail} },`
}

/** wiring/screens.ts: the screens, each loaded when its route is first opened. */
export function emitScreens({ routes }: Model): Output {
  const drawn = routes.filter(({ screen }) => screen !== undefined)
  return typescript(
    'wiring/screens.ts',
    'features/*.yaml',
    `import type { ComponentType } from 'react'\nimport type { RouteId } from '../facts/routes'`,
    `export const screens: Readonly<Partial<Record<RouteId, () => Promise<ComponentType>>>> = {\n${drawn
      .map(({ id, folder, screen = '' }) => {
        const [component, path] = isBlockId(screen)
          ? [screenComponent(screen), `./screens/${screen}`]
          : [screen.slice(screen.lastIndexOf('/') + 1), `../../src/${folder}/client/${screen}`]
        return `  ${property(id)}: () => import('${path}').then(({ ${component} }) => ${component}),`
      })
      .join('\n')}\n}`,
  )
}
