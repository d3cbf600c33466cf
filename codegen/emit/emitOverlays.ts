import { overlaidModels, type OverlaidModel } from '../overlay/overlaidModels'
import { paletteOf } from '../overlay/palette'
import type { BrandEntry } from '../read/overlay'
import type { Model } from '../resolve/model'
import { navigationTable, ruleTable, type RuleTable } from './navigationTable'
import { doc, lines, literal, property, quote, typescript, type Output } from './output'
import { treeRow } from './treeRow'

/** What the customers of each overlay have otherwise: its form, its tables, and who loads them. */
export function emitOverlays(model: Model): Output[] {
  const overlaid = overlaidModels(model)
  return [
    emitForm(),
    ...overlaid.map((each) => emitTables(model, each)),
    emitLoaders(overlaid),
    emitAccess(model, overlaid),
  ]
}

/** facts/overlays.ts: types only, so that nobody loads a byte before there is a customer with an overlay. */
const emitForm = () =>
  typescript(
    'facts/overlays.ts',
    'overlays/*.yaml',
    `import type { Rule } from './access'\nimport type { LanguageId } from './app'\nimport type { Control, ControlId, Tree } from './navigation'\nimport type { RouteId } from './routes'`,
    `/** What the customers of one overlay see. */
export interface Overlay {
  readonly trees: readonly Tree[]
  readonly controls: Readonly<Record<ControlId, Control>>
  /** Of the routes that are guarded otherwise. */
  readonly routes: Readonly<Partial<Record<RouteId, Rule>>>
  /** Texts that read otherwise, by key. */
  readonly words: Readonly<Record<LanguageId, Readonly<Record<string, string>>>>
  /** Custom properties of the page, in place of those of the theme. */
  readonly colours: Readonly<Record<string, string>>
  /** Address of the picture. */
  readonly logo: string | null
}`,
  )

/** facts/overlays/<tenant>.ts */
function emitTables(base: Model, { overlay, model }: OverlaidModel): Output {
  const { trees, controls } = navigationTable(model)
  return typescript(
    `facts/overlays/${overlay.name}.ts`,
    overlay.file,
    `import type { Overlay } from '../overlays'`,
    `${doc(overlay.meaning, `(${overlay.from})`)}
export const overlay: Overlay = {
  trees: [
${trees.map(treeRow).join('\n')}
  ],
  controls: ${rows(Object.entries(controls))},
  routes: ${rows(changedRules(base.routes, model.routes))},
  words: ${rows([...model.words].map(([language, words]) => [language, Object.fromEntries([...words].filter(([key, word]) => base.words.get(language)?.get(key) !== word))]))},
  colours: ${rows(colours(overlay.brand))},
  logo: ${logoUrl(overlay.brand)},
}`,
  )
}

interface Ruled {
  readonly id: string
  readonly rule: Model['routes'][number]['rule']
}

function changedRules(base: readonly Ruled[], own: readonly Ruled[]): [string, RuleTable][] {
  const before = new Map(base.map(({ id, rule }) => [id, JSON.stringify(rule)]))
  return own
    .filter(({ id, rule }) => before.get(id) !== JSON.stringify(rule))
    .map(({ id, rule }) => [id, ruleTable(rule)])
}

function colours(brand: BrandEntry | undefined): [string, string][] {
  if (!brand?.accent) return []
  const { light, dark } = paletteOf(brand.accent)
  return Object.keys(light).map((name) => [
    `--${name}`,
    `light-dark(${light[name]}, ${dark[name]})`,
  ])
}

/** The builder finds pictures by this very form, and gives them names that change with their bytes. */
const logoUrl = (brand: BrandEntry | undefined) =>
  brand?.logo === undefined
    ? 'null'
    : `new URL('../../../manifest/overlays/${brand.logo}', import.meta.url).href`

/** wiring/overlays.ts: by customer, how to get the tables. */
const emitLoaders = (overlaid: readonly OverlaidModel[]) =>
  typescript(
    'wiring/overlays.ts',
    'overlays/*.yaml',
    `import type { Overlay } from '../facts/overlays'`,
    `/** By customer. Who is not here has the manifest as it is. */
export const overlays: Readonly<Record<string, () => Promise<Overlay>>> = {\n${lines(
      overlaid.flatMap(({ overlay: { name, customers } }) =>
        customers.map(
          (customer) =>
            `${quote(customer)}: () => import('../facts/overlays/${name}').then(({ overlay }) => overlay),`,
        ),
      ),
    )}\n}`,
  )

/** wiring/overlaidAccess.ts: for the server, what is guarded otherwise, by customer. */
const emitAccess = (base: Model, overlaid: readonly OverlaidModel[]) =>
  typescript(
    'wiring/overlaidAccess.ts',
    'overlays/*.yaml',
    `import type { OverlaidAccess } from '../../src/access/ruleFor'`,
    `/** Rules of routes and calls that differ, by customer. */
export const overlaidAccess: OverlaidAccess = {\n${lines(
      overlaid.flatMap(({ overlay: { customers }, model }) => {
        const routes = Object.fromEntries(changedRules(base.routes, model.routes))
        const calls = Object.fromEntries(changedRules(base.calls, model.calls))
        return customers.map((customer) => `${quote(customer)}: ${literal({ routes, calls })},`)
      }),
    )}\n}`,
  )

/** A map, an entry a line. */
const rows = (entries: readonly (readonly [string, unknown])[]) =>
  entries.length === 0
    ? '{}'
    : `{\n${lines(
        entries.map(([key, value]) => `${property(key)}: ${literal(value)},`),
        '    ',
      )}\n  }`
