import { rowEntity } from '../read/forms/callForms'
import { screenComponent } from '../names/screenNames'
import type { Model } from '../resolve/model'
import { callsOfScreen, screenCalls } from '../resolve/screens/screenCalls'
import { screenFacts } from '../resolve/screens/screenFacts'
import { partPath, partsOf } from '../resolve/screens/partsOf'
import { screensOf, type ScreenParts } from '../resolve/screens/screenParts'
import { lines, literal, property, typescript, type Output } from './output'

/** facts/screens/<id>.ts and wiring/screens/<id>.ts: each screen that the manifest draws. */
export function emitDrawnScreens({ manifest, words, calls }: Model): Output[] {
  const known = words.get(manifest.app.languages.default)!
  const homeOf = new Map(calls.map(({ id, feature }) => [id, feature]))
  return screensOf(manifest)
    .filter(({ route }) => route !== undefined)
    .flatMap((screen) => [emitFacts(screen, (key) => known.has(key)), emitWiring(screen, homeOf)])
}

const emitFacts = (screen: ScreenParts, hasWord: (key: string) => boolean) =>
  typescript(
    `facts/screens/${screen.id}.ts`,
    screen.feature.file,
    `import type { Screen } from '../screen'`,
    `export const screen: Screen = {\n${lines(fieldLines(screenFacts(screen, hasWord)))}\n}`,
  )

/** A key a line, so that a change of one is a change of a line; longer lists and maps have a line for each item. */
const fieldLines = (facts: object) =>
  Object.entries(facts).flatMap(([key, value]: [string, unknown]) => {
    if (value === undefined) return []
    const [open, close, items] = itemsOf(value)
    return items.length === 0
      ? [`${property(key)}: ${literal(value)},`]
      : [`${property(key)}: ${open}`, ...items.map((item) => `  ${item},`), `${close},`]
  })

function itemsOf(value: unknown): [open: string, close: string, items: string[]] {
  if (Array.isArray(value) && typeof value[0] === 'object') return ['[', ']', value.map(literal)]
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return ['', '', []]
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined)
  return ['{', '}', entries.map(([key, inner]) => `${property(key)}: ${literal(inner)}`)]
}

function emitWiring(screen: ScreenParts, homeOf: ReadonlyMap<string, string>): Output {
  const { id, list, feature } = screen
  const parts = Object.entries(partsOf(screen)).filter(([, names]) => names.length > 0)
  const row = rowEntity(list!.id)
  const used = callsOfScreen(screen)
  const homes = [...new Set(used.map((call) => homeOf.get(call)!))].sort()
  const imports = homes.map((home) => {
    const own = used.filter((call) => homeOf.get(call) === home)
    const names = home === homeOf.get(list!.id) && parts.length > 0 ? [...own, `type ${row}`] : own
    return `import { ${names.join(', ')} } from '../../facts/features/${home}'`
  })
  const kinds = parts.map(([kind]) => partType[kind as keyof typeof partType])
  const components = [...new Set(parts.flatMap(([, names]) => names as readonly string[]))].sort()
  return typescript(
    `wiring/screens/${id}.ts`,
    feature.file,
    [
      `import { createScreen${kinds.map((kind) => `, type ${kind}`).join('')} } from '../../../src/screens/client'`,
      ...components.map(
        (name) =>
          `import { ${name} } from '../../../${partPath(screen, name).replace(/\.tsx$/, '')}'`,
      ),
      ...imports,
      `import { screen } from '../../facts/screens/${id}'`,
    ].join('\n'),
    `export const ${screenComponent(id)} = createScreen({
  screen,
  calls: { ${callFields(screen).join(', ')} },
  parts: {${parts.map(([kind, names]) => partField(kind as keyof typeof partType, names as readonly string[], row)).join('')}${parts.length > 0 ? '\n  ' : ''}},
})`,
  )
}

function callFields(screen: ScreenParts): string[] {
  const { single, actions, options } = screenCalls(screen)
  return [
    ...Object.entries(single).flatMap(([key, call]) =>
      call === undefined ? [] : `${key}: ${call}`,
    ),
    ...(actions.length > 0 ? [`actions: { ${actions.join(', ')} }`] : []),
    ...(options.length > 0 ? [`options: { ${options.join(', ')} }`] : []),
  ]
}

/** What the components of each kind are given, as src/screens/client names it. */
const partType = { cells: 'CellPart', inputs: 'InputPart', blocks: 'BlockPart', head: 'HeadPart' }

/** A component with other props does not compile here. */
const partField = (kind: keyof typeof partType, names: readonly string[], row: string) =>
  `\n    ${kind}: { ${names.join(', ')} } satisfies Record<string, ${partType[kind]}${kind === 'head' ? '' : `<${row}>`}>,`
