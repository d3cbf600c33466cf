// Rules of share pages that both wings read (reach.md 4).
import type { ListSharePagesRow } from '../../../generated/facts/features/sharing'

export { isAllowed, plainAddress, readAllowed } from '../../kit/mailAddress'

export type ShareState = ListSharePagesRow['state']
export type ShareAccess = ListSharePagesRow['access']

/** What may be done with a page by whoever sees it. What has ended stays so. */
export function actsWithPage(state: ShareState): ListSharePagesRow['may'] {
  if (state === 'revoked') return []
  const turn = state === 'disabled' ? ('enable' as const) : ('disable' as const)
  return ['edit', turn, 'renew', 'revoke']
}

/** Pages that ask nobody anything: others may show them in frames. */
export const asksNothing = (access: ShareAccess) => access === 'link' || access === 'public'

/** The origin of a site that may show a page; undefined: it is none. */
export function readSite(typed: string): string | undefined {
  const said = typed.trim()
  const given = /^https?:\/\//i.test(said) ? said : `https://${said}`
  if (!URL.canParse(given)) return undefined
  const { protocol, hostname, origin, pathname, search, username } = new URL(given)
  const isHere = hostname === 'localhost' || hostname === '127.0.0.1'
  const isPlain = pathname === '/' && search === '' && username === ''
  const isSafe = protocol === 'https:' || (protocol === 'http:' && isHere)
  return isPlain && isSafe && (isHere || hostname.includes('.')) ? origin : undefined
}

/** Where a button may lead. */
export const isSafeLink = (url: string) => URL.canParse(url) && new URL(url).protocol === 'https:'

export const slugPattern = /^(?=.{3,60}$)[a-z0-9]+(?:-[a-z0-9]+)*$/

/**
 * Whether links that were sent stop working: those of a public page end as it is called, and all
 * others stay good for as long as the page has its own link.
 */
export function losesAddress(
  before: Pick<ListSharePagesRow, 'access' | 'slug'>,
  { access, slug }: { readonly access: ShareAccess; readonly slug?: string },
): boolean {
  if (before.access !== 'public') return false
  return access !== 'public' || slug?.trim().toLowerCase() !== before.slug
}

const leastContrast = 4.5

/** Whether white words on this colour can be read (WCAG 1.4.3). */
export function carriesWhite(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05) >= leastContrast
}

/** A bit for each second of a film, set where one of the ranges holds it. */
export function coverageOf(ranges: ReadonlyArray<readonly number[]>, filmSeconds: number): string {
  const bits = new Uint8Array(filmSeconds)
  for (const [from = 0, to = 0] of ranges) bits.fill(1, from, Math.max(from, to))
  return bits.join('')
}
