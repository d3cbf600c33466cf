import type { CallEntry, FeatureFile, Manifest, RouteEntry } from './manifest'
import { fieldEntry, type InputEntry, type ScreenEntry } from './screenEntry'

/** Routes that a screen of their file draws make the calls that everybody needs who opens it. */
export function withScreenCalls(manifest: Manifest): Manifest {
  if (manifest.features.every(({ screens }) => screens === undefined)) return manifest
  const calls = new Map(
    manifest.features.flatMap((feature) => (feature.calls ?? []).map((call) => [call.id, call])),
  )
  return {
    ...manifest,
    features: manifest.features.map((feature) =>
      feature.screens && feature.routes
        ? { ...feature, routes: feature.routes.map((route) => withCalls(route, feature, calls)) }
        : feature,
    ),
  }
}

function withCalls(
  route: RouteEntry,
  feature: FeatureFile,
  calls: ReadonlyMap<string, CallEntry>,
): RouteEntry {
  const block = blockOf(route, feature)
  if (!block) return route
  // Those that its parts make stand in YAML.
  const all = new Set([...(route.calls ?? []), ...readingCalls(block, calls)])
  return { ...route, calls: [...all] }
}

/** The screen of the file that a route names, if it names one and not a component. */
export const blockOf = (
  { screen }: RouteEntry,
  { screens }: FeatureFile,
): ScreenEntry | undefined =>
  screen !== undefined && isBlockId(screen) && screens && Object.hasOwn(screens, screen)
    ? screens[screen]
    : undefined

export const isBlockId = (screen: string) => /^[a-z][A-Za-z0-9]*$/.test(screen)

/** The lists that a screen reads: its own, the customer's own fields, and those that are picked from. */
export function readingCalls(
  block: ScreenEntry,
  calls: ReadonlyMap<string, Pick<CallEntry, 'list'>>,
): string[] {
  const own = listOf(block)
  const extra = calls.get(own)?.list?.extra
  return [...new Set([own, ...(extra === undefined ? [] : [extra]), ...optionsOf(block)])]
}

export const listOf = ({ list, page }: ScreenEntry): string => list ?? page!.read

export const updateOf = ({ update, page }: ScreenEntry): string | undefined =>
  page ? page.update : update

/** All inputs: of the form, and those that actions ask for. */
export const inputsIn = ({ groups = [], actions = [] }: ScreenEntry): InputEntry[] =>
  [...groups.map(({ fields }) => fields), ...actions.map(({ ask = [] }) => ask)]
    .flat()
    .map(fieldEntry<InputEntry>)

export const optionsOf = (block: ScreenEntry): string[] =>
  inputsIn(block).flatMap(({ options }) => options ?? [])
