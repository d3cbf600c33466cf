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
  const row = rowEntity(list!.id)
  const parts = partTypes(screen, row)
  const props = [...new Set([...parts.values()].flatMap((type) => /<(\w+)</.exec(type)?.[1] ?? []))]
  const used = callsOfScreen(screen)
  const homes = [...new Set(used.map((call) => homeOf.get(call)!))].sort()
  const imports = homes.map((home) => {
    const own = used.filter((call) => homeOf.get(call) === home)
    const names = home === homeOf.get(list!.id) && props.length > 0 ? [...own, `type ${row}`] : own
    return `import { ${names.join(', ')} } from '../../facts/features/${home}'`
  })
  const names = [...parts.keys()]
  return typescript(
    `wiring/screens/${id}.ts`,
    feature.file,
    [
      ...(names.length > 0 ? [`import type { FunctionComponent } from 'react'`] : []),
      `import { ${['createScreen', ...props.map((name) => `type ${name}`)].join(', ')} } from '../../../src/screens/client'`,
      ...names.map((name) => {
        const path = partPath(screen, name).replace(/\.tsx$/, '')
        return `import { ${name} } from '../../../${path}'`
      }),
      ...imports,
      `import { screen } from '../../facts/screens/${id}'`,
    ].join('\n'),
    names.length === 0
      ? ''
      : `/** A part that asks for other props does not compile here. */\nconst parts: {\n${lines([...parts].map(([name, type]) => `readonly ${name}: ${type}`))}\n} = { ${names.join(', ')} }`,
    `export const ${screenComponent(id)} = createScreen({
  screen,
  calls: { ${callFields(screen).join(', ')} },
  ${names.length === 0 ? 'parts: {}' : 'parts'},
})`,
  )
}

/** The parts of a screen, by name, with what they are given. */
function partTypes(screen: ScreenParts, row: string): ReadonlyMap<string, string> {
  const { cells, inputs, blocks, head, asides } = partsOf(screen)
  const typed = (names: readonly string[], props: string) =>
    names.map((name) => [name, `FunctionComponent<${props}<${row}>>`] as const)
  return new Map([
    ...typed(cells, 'CellProps'),
    ...typed(inputs, 'InputPartProps'),
    ...typed(blocks, 'BlockProps'),
    ...head.map((name) => [name, 'FunctionComponent'] as const),
    ...typed(asides, 'AsideProps'),
  ])
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
