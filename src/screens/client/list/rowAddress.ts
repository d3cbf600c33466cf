// Where a row stands: at an address of its own, if its screen has a route for its rows, else in the
// query of its list.
import { routes } from '../../../../generated/facts/routes'
import type { RowLink, Screen } from '../../../../generated/facts/screen'
import { addressOf } from '../../../shell/routing/addressOf'
import { matchRoute } from '../../../shell/routing/matchRoute'
import { chosenIn, emptyAddress, writeAddress, type ListAddress } from '../../address'
import { replaceAddress } from './listAddress'

/** The row that a path names. */
export function rowAt({ rowRoute, key }: Screen, pathname: string): string | undefined {
  const match = rowRoute && matchRoute(pathname)
  return match && match.routeId === rowRoute ? match.params[key] : undefined
}

/** The path of the list to which a path belongs. */
export function listPathOf({ route, rowRoute }: Screen, pathname: string): string {
  if (!rowRoute) return pathname
  const id = matchRoute(pathname)?.routeId
  return id === route || id === rowRoute ? routes[route].path : pathname
}

/** What an address asks is written into the one where somebody is. */
export function writePlace(
  screen: Screen,
  { pathname, search }: { readonly pathname: string; readonly search: string },
  address: ListAddress,
): string {
  const { rowRoute, key } = screen
  const { panel, ...list } = address
  if (!rowRoute || panel?.kind !== 'row')
    return listPathOf(screen, pathname) + replaceAddress(screen, search, address)
  return addressOf(rowRoute, '', { [key]: panel.id }) + replaceAddress(screen, search, list)
}

/** Where a row of another list opens, on whatever page of it the row is. */
export const linkedAddress = ({ route, param }: RowLink, id: string): string =>
  param === undefined
    ? `${routes[route].path}?${writeAddress({ ...emptyAddress, panel: { kind: 'row', id } })}`
    : addressOf(route, '', { [param]: id })

/** What a row's own page is told of where it was opened: the screen, or what is chosen beside it. */
export function whenceOf({ id, beside }: Screen, { filters }: ListAddress): string {
  const chosen = beside && chosenIn(filters, beside)
  return chosen === undefined ? id : `${beside!.name}:${chosen}`
}
