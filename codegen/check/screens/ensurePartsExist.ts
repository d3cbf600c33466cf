import { nearest } from '../../problems/nearest'
import type { Problem } from '../../problems/problem'
import { keyOf, problemAt, spotAt, type Steps } from '../../problems/spot'
import type { House } from '../../read/house'
import type { Manifest } from '../../read/manifest'
import { fieldEntry, type ColumnEntry, type InputEntry } from '../../read/screenEntry'
import { partPath } from '../../resolve/screens/partsOf'
import { screensOf, type ScreenParts } from '../../resolve/screens/screenParts'
import { placeIn } from './placed'

/** The components that screens name stand in client/parts of their features, and nothing else does. */
export function ensurePartsExist(manifest: Manifest, { files, icons }: House): Problem[] {
  const screens = screensOf(manifest)
  const named = new Set(
    screens.flatMap((screen) => partsNamed(screen).map(({ name }) => partPath(screen, name))),
  )
  return [
    ...screens.flatMap((screen) => [
      ...unknownParts(screen, files),
      ...unknownIcons(screen, icons),
    ]),
    ...manifest.features.flatMap(({ file, name, folder = `features/${name}`, screens: own }) => {
      const start = `src/${folder}/client/parts/`
      const [id] = Object.keys(own ?? {})
      const spot = id === undefined ? spotAt(file) : keyOf(spotAt(file, 'screens'))
      // A misspelt part would be told twice.
      if ([...named].some((path) => path.startsWith(start) && !files.has(path))) return []
      return [...files]
        .filter((path) => path.startsWith(start) && isPart(path) && !named.has(path))
        .map((path) =>
          problemAt('PART-UNUSED', spot, `No screen names ${path}; remove it, or name it.`),
        )
    }),
  ]
}

/** A component with its own folder has helpers beside it. */
const isPart = (path: string) => /\/parts\/[A-Z]\w*\.tsx$/.test(path)

function unknownParts(screen: ScreenParts, files: House['files']): Problem[] {
  return partsNamed(screen).flatMap(({ name, at }) => {
    const path = partPath(screen, name)
    if (files.has(path)) return []
    const start = path.slice(0, path.lastIndexOf('/') + 1)
    const known = [...files]
      .filter((each) => each.startsWith(start))
      .map((each) => each.slice(start.length).replace(/\.tsx$/, ''))
    const message = `There is no ${path}.`
    return problemAt('PART-UNKNOWN', placeIn(screen, ...at), message, {
      suggestion: nearest(name, known),
    })
  })
}

const one = (name: string | undefined, ...at: Steps) => (name === undefined ? [] : [{ name, at }])

function partsNamed({ block }: ScreenParts): { name: string; at: Steps }[] {
  const inputs = (entries: readonly (string | InputEntry)[] = [], ...at: Steps) =>
    entries.flatMap((entry, index) =>
      one(fieldEntry<InputEntry>(entry).input, ...at, index, 'input'),
    )
  const { columns = [], card, split, groups = [], actions = [], blocks = [], head = [] } = block
  const { open, menu, above, beside, frame, selection = [] } = block
  return [
    ...columns.flatMap((column, at) =>
      one(fieldEntry<ColumnEntry>(column).cell, 'columns', at, 'cell'),
    ),
    ...one(card?.cell, 'card', 'cell'),
    ...one(split?.aside, 'split', 'aside'),
    ...groups.flatMap(({ fields }, at) => inputs(fields, 'groups', at, 'fields')),
    ...actions.flatMap(({ ask, note }, at) => [
      ...inputs(ask, 'actions', at, 'ask'),
      ...one(note, 'actions', at, 'note'),
    ]),
    ...blocks.flatMap((name, at) => one(name, 'blocks', at)),
    ...head.flatMap((name, at) => one(name, 'head', at)),
    ...selection.flatMap((name, at) => one(name, 'selection', at)),
    ...one(open, 'open'),
    ...one(menu, 'menu'),
    ...one(above, 'above'),
    ...one(beside?.part, 'beside', 'part'),
    ...one(frame, 'frame'),
  ]
}

function unknownIcons(screen: ScreenParts, icons: House['icons']): Problem[] {
  return (screen.block.actions ?? []).flatMap(({ icon }, at) => {
    if (icon === undefined || icons.has(icon)) return []
    const message = `There is no icon ${icon} in src/ui/icons/shellIcons.ts.`
    return problemAt('ICON-UNKNOWN', placeIn(screen, 'actions', at, 'icon'), message, {
      suggestion: nearest(icon, icons),
    })
  })
}
