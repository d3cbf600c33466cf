import { overlaidModels } from '../overlay/overlaidModels'
import type { Model } from '../resolve/model'
import { navigationTable } from './navigationTable'
import { doc, literal, property, typescript, union, unionLines, type Output } from './output'
import { treeRow } from './treeRow'

/** facts/navigation.ts: the menu trees, drawn by the shell as they stand. */
export function emitNavigation(model: Model): Output {
  const { trees, controls } = model
  const table = navigationTable(model)
  // Overlays may show icons that no other menu has.
  const sections = [model, ...overlaidModels(model).map((overlaid) => overlaid.model)]
    .flatMap((each) => each.trees)
    .flatMap((tree) => tree.sections)
  const icons = [
    ...new Set(
      sections.flatMap(({ icon, entries }) => [icon, ...entries.map((entry) => entry.icon)]),
    ),
  ].sort()
  const actions = [
    ...new Set(sections.flatMap(({ entries }) => entries.flatMap(({ action }) => action ?? []))),
  ].sort()
  return typescript(
    'facts/navigation.ts',
    'navigation.yaml',
    `import type { Rule } from './access'\nimport type { LinkId } from './app'\nimport type { RouteId } from './routes'\nimport type { TextKey } from './text'`,
    `export type TreeId = ${union(trees.map(({ id }) => id))}`,
    `export type IconKey =${unionLines(icons)}`,
    `export type ActionId = ${union(actions)}`,
    `/** Where an entry leads: inside, outside, or to something that is done. $userId stands for the person. */
export type Target =
  | { readonly route: RouteId; readonly params?: Readonly<Record<string, string>> }
  | { readonly link: LinkId }
  | { readonly action: ActionId }`,
    `/** A number beside an entry: a field of a call's reply, or the sum of the visible entries. */
export type Badge =
  | { readonly sum: 'entries' }
  | { readonly call: string; readonly field: string; readonly hideAt: number; readonly cap: number }`,
    `export interface Entry {
  readonly id: string
  readonly label: TextKey
  readonly icon: IconKey
  /** All of these must hold. */
  readonly access: readonly Rule[]
  readonly target: Target
  readonly badge?: Badge
}`,
    `/** Shows when one of its entries does. */
export interface Section {
  readonly id: string
  readonly title: TextKey
  /** Fits under the icon of the rail. */
  readonly shortTitle: TextKey
  readonly icon: IconKey
  /** The section itself opens its only entry. */
  readonly isDirect: boolean
  readonly badge?: Badge
  readonly entries: readonly Entry[]
}`,
    `export interface Tree {
  readonly id: TreeId
  /** Who sees this tree, and on which screens. */
  readonly access: Rule
  /** What the menu's heading reads on some routes. */
  readonly headings: readonly { readonly routes: readonly RouteId[]; readonly text: TextKey }[]
  readonly sections: readonly Section[]
}`,
    `/** Something the shell offers outside the trees, and to whom. */
export interface Control {
  readonly access: Rule
  readonly target: { readonly route: RouteId } | { readonly action: 'logOut' | 'switchProfile' }
}`,
    `export type ControlId = ${union(controls.map(({ id }) => id))}`,
    `export const controls: Readonly<Record<ControlId, Control>> = {\n${controls
      .map(
        ({ id, meaning, from }) =>
          `  ${doc(meaning, `(${from})`)}\n  ${property(id)}: ${literal(table.controls[id])},`,
      )
      .join('\n')}\n}`,
    `export const trees: readonly Tree[] = [\n${table.trees.map(treeRow).join('\n')}\n]`,
  )
}
