import { formsIn } from './forms/expandCalls'
import type { CallEntry, FeatureFile, Manifest, RouteEntry } from './manifest'
import { fieldEntry, type InputEntry, type ScreenEntry } from './screenEntry'

/** Routes that a screen of their file draws make its reading calls; those that only a form makes are told apart. */
export function withScreenCalls(manifest: Manifest): Manifest {
  if (manifest.features.every(({ screens }) => screens === undefined)) return manifest
  const calls = new Map(
    manifest.features.flatMap((feature) => (feature.calls ?? []).map((call) => [call.id, call])),
  )
  const forms = formsIn(manifest.features)
  const isWritten: IsWritten = (id, field) => {
    const { create, update, import: imported } = calls.get(id) ?? {}
    return forms?.fieldsOf(create ?? update ?? imported)?.fields.includes(field) ?? false
  }
  return {
    ...manifest,
    features: manifest.features.map((feature) =>
      feature.screens && feature.routes
        ? {
            ...feature,
            routes: feature.routes.map((route) => withCalls(route, feature, calls, isWritten)),
          }
        : feature,
    ),
  }
}

/** Whether a call writes a field. */
type IsWritten = (call: string, field: string) => boolean

function withCalls(
  route: RouteEntry,
  feature: FeatureFile,
  calls: ReadonlyMap<string, CallEntry>,
  isWritten: IsWritten,
): RouteEntry {
  const block = blockOf(route, feature)
  if (!block) return route
  // Those that its parts make stand in YAML.
  const read = [...(route.calls ?? []), ...ownReading(block, calls)]
  const picks = Object.entries(picksOf(block, isWritten)).filter(([id]) => !read.includes(id))
  return {
    ...route,
    calls: [...new Set([...read, ...optionsOf(block)])],
    ...(picks.length > 0 && { picks: Object.fromEntries(picks) }),
  }
}

/** The lists from which forms pick, each with the calls of these forms; a part may read its list for everybody. */
function picksOf(block: ScreenEntry, isWritten: IsWritten): Record<string, string[]> {
  const { create, import: imported, groups = [], actions = [] } = block
  const writing = [create, updateOf(block), imported].filter((id) => id !== undefined)
  const asked = [
    ...groups.flatMap(({ fields }) => fields.map((entry) => [entry, writing] as const)),
    ...actions.flatMap(({ call, ask = [] }) => ask.map((entry) => [entry, [call]] as const)),
  ].map(([entry, by]) => ({ ...fieldEntry<InputEntry>(entry), by }))
  const ofParts = new Set(asked.flatMap(({ input, options }) => (input ? options : [])))
  const picks: Record<string, string[]> = {}
  for (const { field, options, by } of asked) {
    if (options === undefined || ofParts.has(options)) continue
    const makers = by === writing ? by.filter((id) => isWritten(id, field)) : by
    picks[options] = [...new Set([...(picks[options] ?? []), ...makers])]
  }
  return picks
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

/** The lists that a screen reads for everybody: its own, and the customer's own fields. */
function ownReading(
  block: ScreenEntry,
  calls: ReadonlyMap<string, Pick<CallEntry, 'list'>>,
): string[] {
  const own = listOf(block)
  const extra = calls.get(own)?.list?.extra
  return [own, ...(extra === undefined ? [] : [extra])]
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
