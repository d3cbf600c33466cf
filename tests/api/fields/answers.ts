/** How answers are told apart. */
import type { Answer } from '../../support/world'

/** But for the id that was asked for, and what is new each time. */
export function shapeOf({ status, body }: Answer, asked: string): string {
  return JSON.stringify({ status, body })
    .replaceAll(asked, '<asked>')
    .replace(/\b[0-9A-HJKMNP-TV-Z]{26}\b/g, '<id>')
    .replace(/"(\w*[rR]ev|versionNo)":\d+/g, '"$1":0')
}

/** Also of a selection of which nothing was done. */
export function isRefused({ body }: Answer): boolean {
  const { changed, refused } = (body['clientResponse'] ?? {}) as Record<string, unknown>
  const isLeft = Array.isArray(changed) && changed.length === 0 && Array.isArray(refused)
  return body['status'] !== 'Ok' || (isLeft && refused.length > 0)
}

export const isFault = ({ status, body }: Answer): boolean =>
  status >= 500 || JSON.stringify(body).includes('"errorCode":"internal"')
