import { namesIn } from '../../../kit/holes'
import { fill, type LetterValues } from './fill'

const leadsOut: ReadonlySet<string> = new Set(['https:', 'http:', 'mailto:'])

/**
 * Where a link of a letter leads; undefined if it is none that a letter may have. A variable is the
 * whole address, or a part of it that cannot change what the rest means.
 */
export function linkIn(
  url: string | undefined,
  values: LetterValues,
  origin: string,
): string | undefined {
  if (url === undefined) return undefined
  const isWhole = namesIn(url).length === 1 && /^\{\{[^{}]*\}\}$/.test(url.trim())
  const filled = fill(url, values, isWhole ? undefined : encodeURIComponent).trim()
  if (/[\p{Cc}\s]/u.test(filled)) return undefined
  // From the first slash on, of this product.
  if (/^\/(?![/\\])/.test(filled)) return origin + filled
  return URL.canParse(filled) && leadsOut.has(new URL(filled).protocol) ? filled : undefined
}
