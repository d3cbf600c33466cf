import type { RowScope } from '../read/manifest'
import type { Model } from '../resolve/model'
import type { Rule } from '../resolve/rule'
import { accessOf } from './access'
import { grantsOf } from './grants'
import { rowsOf } from './rowsOf'
import type { Subject } from './subjects'
import { spaceOf } from './vocabulary'
import { wordsOf } from './words'

/** Who is allowed something, and the fewest words that say when. */
export interface Permission {
  /** All of these together, mostly one; none: also who is not signed in. */
  readonly roles: readonly string[]
  /** `!hideOrganization`, `tablet`, empty: always. */
  readonly when: string
  /** Of a call that tells people apart: whose rows. */
  readonly rows?: RowScope
}

/** Exactly the people who see, open or make the subject: nobody is left out and nothing is said twice. */
export function whoCan(model: Model, subject: Subject): Permission[] {
  const alternatives = alternativesOf(subject)
  const space = spaceOf({ model, rules: alternatives.flat() })
  return grantsOf(accessOf(model, alternatives, space), space).map(({ roles, when }) => {
    const rows = rowsOf(model, subject, roles)
    return { roles, when: wordsOf(when, space), ...(rows && { rows }) }
  })
}

/** Lists of rules: all of one list must hold. A section has a list for each of its entries. */
export const alternativesOf = ({ predicates, entries }: Subject): Rule[][] =>
  entries?.flatMap(alternativesOf) ?? [predicates.map(({ rule }) => rule)]
