import type { Spot } from '../problems/problem'
import type { Model } from '../resolve/model'
import type { Cut } from './cut'
import { disagreementOn, judgedOf, type Disagreement } from './disagreementOn'
import { orderDisagreements } from './orderDisagreements'
import type { Table } from './readTables'
import { repliesOf, ruleFor } from './replies'
import { signedRows } from './signedRows'
import { untestedClauses } from './untestedClauses'

export interface TableReport {
  /** Where a table says something else than the manifest. */
  readonly disagreements: readonly Disagreement[]
  /** How many things were left out of the manifest in turn. */
  readonly cuts: number
  /** Those that no table noticed and nobody has explained. */
  readonly untested: readonly Cut[]
  /** Explanations in unnoticed.yaml of what is noticed, or is not there at all. */
  readonly stale: readonly { readonly what: string; readonly spot: Spot }[]
}

/** What QA's tables, free of misspelt names, say of the manifest; proved over every world. */
export function checkTables(tables: readonly Table[], model: Model): TableReport {
  const { cuts, untested } = untestedClauses(tables, model)
  const unnoticed = new Set(untested.map(({ what }) => what))
  const explained = tables.flatMap((table) =>
    table.kind === 'unnoticed'
      ? Object.keys(table.rows).map((what) => ({ what, spot: spotOf(table.file, what) }))
      : [],
  )
  return {
    disagreements: disagreementsIn(tables, model),
    cuts,
    untested: untested.filter((cut) => explained.every(({ what }) => what !== cut.what)),
    stale: explained.filter(({ what }) => !unnoticed.has(what)),
  }
}

/** Where tables say something else than the manifest. */
export const disagreementsIn = (tables: readonly Table[], model: Model): Disagreement[] => [
  ...accessDisagreements(tables, model),
  ...orderDisagreements(tables, model),
  ...replyDisagreements(tables, model),
]

/** `tests/visibility/pages.yaml:58:1 route users.list: cc is let in but not signed`. */
export const tellDisagreement = (
  { sentence, spot }: Disagreement,
  placeInTable: (spot: Spot) => string,
) => (spot ? `${placeInTable(spot)} ${sentence}` : sentence)

const spotOf = (file: string, ...path: readonly (string | number)[]): Spot => ({
  file,
  path,
  at: 'key',
})

function accessDisagreements(tables: readonly Table[], model: Model): Disagreement[] {
  const rows = signedRows(tables, model)
  return [
    ...rows.flatMap(({ subjects, spot }) =>
      subjects.length > 0
        ? []
        : { sentence: `menu ${spot.path.join(' / ')}: no menu has this on these screens`, spot },
    ),
    ...judgedOf(model).flatMap((judged) => disagreementOn(judged, rows, model.bits) ?? []),
  ]
}

function replyDisagreements(tables: readonly Table[], model: Model): Disagreement[] {
  return tables.flatMap((table) => {
    if (table.kind !== 'replies') return []
    return Object.entries(table.rows).flatMap(([sentence, rows]) =>
      rows.flatMap(({ reply, rule }, index) => {
        const other = repliesOf(reply, model)
          .map((single) => ruleFor(single, model))
          .find((taker) => taker !== rule)
        if (other === undefined) return []
        return {
          sentence: `the rule ${other} takes this reply, not ${rule}`,
          spot: spotOf(table.file, sentence, index, 'rule'),
        }
      }),
    )
  })
}
