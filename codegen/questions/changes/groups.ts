import type { Grant } from '../grants'
import type { Space } from '../space'
import { wordsOf } from '../words'

/** Grants under one condition. */
export interface Group {
  readonly roles: readonly string[]
  readonly when: string
  readonly first: Grant
}

export function grouped(grants: readonly Grant[], space: Space): Group[] {
  const groups = new Map<string, Group>()
  for (const grant of grants) {
    const when = wordsOf(grant.when, space)
    const { roles = [], first = grant } = groups.get(when) ?? {}
    groups.set(when, { roles: [...roles, grant.roles.join(' and ') || 'public'], when, first })
  }
  return [...groups.values()]
}
