import type { Model } from '../resolve/model'
import type { Rule } from '../resolve/rule'
import { accessOf } from './access'
import { addressesOf } from './addresses'
import { conditionOf, grantsOf } from './grants'
import { screensOf, shownWhere } from './screens'
import { nameOf, subjectsOf, type Subject } from './subjects'
import { spaceOf } from './vocabulary'
import { alternativesOf } from './whoCan'
import { wordsOf } from './words'

/** Who is allowed what: roles across, everything that access decides about down. */
export interface Matrix {
  readonly roles: readonly string[]
  readonly rows: readonly MatrixRow[]
}

export interface MatrixRow extends Cells {
  readonly subject: Subject
  /** Where it leads or what is asked: a path, a link, an action, a call's method and path. */
  readonly address: string
  /** The only screens that show it; empty: all. */
  readonly screens: string
}

/** A row that is otherwise for the customers of an overlay than for all others. */
export interface TenantRow extends MatrixRow {
  readonly overlay: string
}

/** A cell says `yes`, or the shortest condition, or nothing: never. */
interface Cells {
  readonly signedOut: string
  /** In the order of the matrix's roles, for a person with that role alone. */
  readonly cells: readonly string[]
  /** What several roles are allowed together and none of them alone: `viewer and admin when a`. */
  readonly together: string
}

/** Rows in the order of the manifest. Conditions are worked out once for each distinct set of rules. */
export function matrixOf(model: Model): Matrix {
  const known = new Map<string, Cells>()
  const addresses = addressesOf(model)
  const rows = subjectsOf(model)
    .filter(({ kind }) => kind !== 'section')
    .map((subject): MatrixRow => {
      const alternatives = alternativesOf(subject)
      const key = JSON.stringify(alternatives)
      const cells = known.get(key) ?? cellsOf(model, subject, alternatives)
      known.set(key, cells)
      return {
        ...cells,
        subject,
        address: addresses.get(nameOf(subject))!,
        screens: screensOf(subject, model),
      }
    })
  return { roles: [...model.bits.roles.keys()], rows }
}

function cellsOf(
  model: Model,
  subject: Subject,
  alternatives: readonly (readonly Rule[])[],
): Cells {
  const space = spaceOf({ model, rules: alternatives.flat() })
  const access = accessOf(model, alternatives, space)
  const given = shownWhere(subject, model, space)
  const cell = (roles: readonly string[]) => {
    const when = conditionOf(access.whenFor(roles), space, given)
    return when.length === 0 ? '' : wordsOf(when, space) || 'yes'
  }
  const together = grantsOf(access, space, given)
    .filter(({ roles }) => roles.length > 1)
    .map(({ roles, when }) => [roles.join(' and '), wordsOf(when, space)].filter(Boolean))
  return {
    signedOut: cell([]),
    cells: [...model.bits.roles.keys()].map((role) => cell([role])),
    together: together.map((words) => words.join(' when ')).join('; '),
  }
}
