import { fieldEntry, type ColumnEntry, type InputEntry } from '../../read/screenEntry'
import { parametersOf } from '../model'
import type { ScreenParts } from './screenParts'

/** Where a screen says that a reference is a link, and to which screen. */
export interface PlacedLink {
  readonly field: string
  readonly linkTo: string
  readonly steps: readonly (string | number)[]
}

/** The links of a screen: those of its columns, then those of its form and of what actions ask. */
export function linksOf({ block }: ScreenParts): PlacedLink[] {
  const { columns = [], groups = [], actions = [] } = block
  return [
    ...linksIn(columns, ['columns']),
    ...groups.flatMap(({ fields }, at) => linksIn(fields, ['groups', at, 'fields'])),
    ...actions.flatMap(({ ask = [] }, at) => linksIn(ask, ['actions', at, 'ask'])),
  ]
}

const linksIn = (
  entries: readonly (string | ColumnEntry | InputEntry)[],
  steps: PlacedLink['steps'],
): PlacedLink[] =>
  entries.flatMap((entry, at) => {
    const { field, linkTo } = fieldEntry<ColumnEntry | InputEntry>(entry)
    return linkTo === undefined ? [] : [{ field, linkTo, steps: [...steps, at, 'linkTo'] }]
  })

/** A route, and the parameter of its path that names the row; without one the query names it. */
export interface RowLink {
  readonly route: string
  readonly param?: string
}

/** Where the rows of a screen open; undefined: nowhere. */
export function rowLinkOf({ block, list, route, rowRoute }: ScreenParts): RowLink | undefined {
  const { leads, open, groups = [], blocks = [] } = block
  const param = list?.form.key
  if (param === undefined || block.page) return undefined
  const own = leads ?? rowRoute?.id
  if (own !== undefined) return { route: own, param }
  const isShown = open !== undefined || groups.length + blocks.length > 0
  const isPlain = route !== undefined && parametersOf(route.path).length === 0
  return isShown && isPlain ? { route: route.id } : undefined
}

/** Where the row opens that a field names. */
export function linkOf(screen: ScreenParts, field: string): RowLink | undefined {
  const said = linksOf(screen).find((link) => link.field === field)
  const target = said && screen.screens().find(({ id }) => id === said.linkTo)
  return target && rowLinkOf(target)
}
