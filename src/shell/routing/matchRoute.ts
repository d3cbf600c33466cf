import { routes, type RouteId } from '../../../generated/facts/routes'

export interface RouteMatch {
  routeId: RouteId
  params: Record<string, string>
}

/**
 * Literal segments are preferred to parameters: /login/status/clear wins over
 * /login/{ftl}/{userName} (decision 12).
 */
export function matchRoute(pathname: string): RouteMatch | null {
  const given = segmentsOf(pathname)
  const candidates = Object.values(routes)
    .map(({ id, path }) => ({ id, segments: segmentsOf(path) }))
    .filter(({ segments }) => segments.length === given.length)
    .toSorted((a, b) => rank(b.segments) - rank(a.segments))
  for (const { id, segments } of candidates) {
    const params = readParams(segments, given)
    if (params) return { routeId: id, params }
  }
  return null
}

function readParams(segments: string[], given: string[]): Record<string, string> | null {
  const params: Record<string, string> = {}
  for (const [at, segment] of segments.entries()) {
    const value = decode(given[at] ?? '')
    if (value === null) return null
    if (isParam(segment)) params[segment.slice(1, -1)] = value
    else if (segment.toLowerCase() !== value.toLowerCase()) return null
  }
  return params
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter(Boolean)
}

function isParam(segment: string): boolean {
  return segment.startsWith('{')
}

/** The earlier a segment is literal, the higher. A number: comparing texts would load the collation of a language. */
function rank(segments: string[]): number {
  return segments.reduce((sum, segment) => sum * 2 + (isParam(segment) ? 0 : 1), 0)
}

/** null if the segment cannot be decoded; then nothing matches. */
function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}
