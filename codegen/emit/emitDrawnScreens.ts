import { rowEntity } from '../read/forms/callForms'
import { screenComponent } from '../names/screenNames'
import type { Model } from '../resolve/model'
import { callsOfScreen, screenCalls } from '../resolve/screens/screenCalls'
import { screenFacts } from '../resolve/screens/screenFacts'
import { partPath, partsOf } from '../resolve/screens/partsOf'
import { screensOf, type ScreenParts } from '../resolve/screens/screenParts'
import { lines, literal, property, typescript, type Output } from './output'

/** facts/screens and wiring/screens: each screen that the manifest draws has a file in each. */
export function emitDrawnScreens({ manifest, words, calls }: Model): Output[] {
  const known = words.get(manifest.app.languages.default)!
  const homeOf = new Map(calls.map(({ id, feature }) => [id, feature]))
  return screensOf(manifest)
    .filter(({ route }) => route !== undefined)
    .flatMap((screen) => [
      emitFacts(screen, homeOf, (key) => known.has(key)),
      emitWiring(screen, homeOf),
    ])
}

type HomeOf = ReadonlyMap<string, string>

/** The type names the row, so that models of the screen know it. */
function emitFacts(screen: ScreenParts, homeOf: HomeOf, hasWord: (key: string) => boolean): Output {
  const list = screen.list!.id
  const imports = callImports(screen, homeOf).map(([home, names]) => {
    const types = home === homeOf.get(list) ? [`type ${rowEntity(list)}`] : []
    return `import { ${[...names, ...types].join(', ')} } from '../features/${home}'`
  })
  const facts = { ...screenFacts(screen, hasWord), calls: undefined }
  const calls = ['calls: {', ...callFields(screen).map((field) => `  ${field},`), '},']
  return typescript(
    `facts/screens/${screen.id}.ts`,
    screen.feature.file,
    [...imports, `import type { Screen } from '../screen'`].join('\n'),
    `export const screen: Screen<${rowEntity(list)}> = {\n${lines([...fieldLines(facts), ...calls])}\n}`,
  )
}

/** The calls of a screen by the feature of each. */
function callImports(screen: ScreenParts, homeOf: HomeOf): [home: string, names: string[]][] {
  const used = callsOfScreen(screen)
  const homes = [...new Set(used.map((call) => homeOf.get(call)!))].sort()
  return homes.map((home) => [home, used.filter((call) => homeOf.get(call) === home)])
}

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

function emitWiring(screen: ScreenParts, homeOf: HomeOf): Output {
  const { id, list, feature } = screen
  const row = rowEntity(list!.id)
  const parts = partTypes(screen, row)
  const props = [...new Set([...parts.values()].flatMap((type) => /<(\w+)/.exec(type)?.[1] ?? []))]
  const isRowNamed = [...parts.values()].some((type) => type.includes(row))
  const names = [...parts.keys()]
  const make = screen.block.page ? 'createPage' : 'createScreen'
  return typescript(
    `wiring/screens/${id}.ts`,
    feature.file,
    [
      ...(names.length > 0 ? [`import type { FunctionComponent } from 'react'`] : []),
      ...clientImports(make, props),
      ...names.map((name) => {
        const path = partPath(screen, name).replace(/\.tsx$/, '')
        return `import { ${name} } from '../../../${path}'`
      }),
      ...(isRowNamed
        ? [`import type { ${row} } from '../../facts/features/${homeOf.get(list!.id)!}'`]
        : []),
      `import { screen } from '../../facts/screens/${id}'`,
    ].join('\n'),
    names.length === 0
      ? ''
      : `/** A part that asks for other props does not compile here. */\nconst parts: {\n${lines([...parts].map(([name, type]) => `readonly ${name}: ${type}`))}\n} = { ${names.join(', ')} }`,
    `export const ${screenComponent(id)} = ${make}({ screen, ${names.length === 0 ? 'parts: {}' : 'parts'} })`,
  )
}

/** Settings pages have a door of their own, so that lists load nothing of them. */
function clientImports(make: 'createPage' | 'createScreen', props: readonly string[]): string[] {
  const types = props.map((name) => `type ${name}`)
  const door = `'../../../src/screens/client'`
  if (make === 'createScreen') return [`import { ${[make, ...types].join(', ')} } from ${door}`]
  return [
    ...(props.length > 0 ? [`import type { ${props.join(', ')} } from ${door}`] : []),
    `import { createPage } from '../../../src/screens/client/createPage'`,
  ]
}

const plain = (names: readonly string[], props: string) =>
  names.map((name) => [name, `FunctionComponent<${props}>`] as const)

/** The parts of a screen, by name, with what they are given. */
function partTypes(screen: ScreenParts, row: string): ReadonlyMap<string, string> {
  const { cells, inputs, blocks, head, selection, notes, asides, open, above, beside, frame } =
    partsOf(screen)
  const typed = (names: readonly string[], props: string) =>
    names.map((name) => [name, `FunctionComponent<${props}<${row}>>`] as const)
  return new Map([
    ...typed(cells, 'CellProps'),
    ...typed(inputs, 'InputPartProps'),
    ...typed(blocks, 'BlockProps'),
    ...typed(open, 'OpenProps'),
    ...typed(asides, 'AsideProps'),
    ...typed(notes, 'NoteProps'),
    ...plain(head, 'HeadProps'),
    ...plain(selection, 'SelectionProps'),
    ...plain(above, 'AboveProps'),
    ...plain(beside, 'BesideProps'),
    ...plain(frame, 'FrameProps'),
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
