import type { Model } from '../../resolve/model'
import { compile, type Rule } from '../../resolve/rule'
import { decisionsOf } from '../decisionsOf'
import { disagreementOn, judgedOf } from '../disagreementOn'
import type { Table } from '../readTables'
import { signedRows, type SignedRow } from '../signedRows'
import type { Rewritten } from './rewriteTables'
import { whoOf } from './whoOf'

/** Rows that say something else than the manifest, as they would have to stand. */
export function rowsToRewrite(tables: readonly Table[], model: Model): Rewritten[] {
  const { manifest, bits } = model
  const rows = signedRows(tables, model)
  const rulesOf = new Map(decisionsOf(model).map(({ subject, rules }) => [subject, rules]))
  const screensOf = new Map(
    tables.flatMap((table) => (table.kind === 'menu' ? [[table.file, table.screens]] : [])),
  )
  return judgedOf(model).flatMap((judged): Rewritten[] => {
    const isAct = judged.subjects.some((subject) => subject.startsWith('act '))
    if (isAct || !disagreementOn(judged, rows, bits)) return []
    const own = rows.filter(({ subjects }) => subjects.some((id) => judged.subjects.includes(id)))
    const shown = own.map(({ spot }) => screensOf.get(spot.file) ?? [])
    // Which of several rows for one screen should say it is for people to decide.
    if (new Set(shown.flat()).size < shown.flat().length) return []
    return own.flatMap((row, at): Rewritten[] => rewritten(row, shown[at]!))
  })

  function rewritten({ subjects, rule, spot }: SignedRow, screens: readonly string[]): Rewritten[] {
    const here: Rule[] =
      screens.length > 0
        ? [
            compile(
              screens.map((viewport) => ({ facts: { viewport } })),
              manifest,
              bits,
            ),
          ]
        : []
    const allowed = subjects.flatMap((id) => {
      const rules = rulesOf.get(id)
      return rules ? [[...rules, ...here]] : []
    })
    const judged = { name: nameOf(spot.path), subjects, allowed }
    const wrong = disagreementOn(judged, [{ subjects, rule, spot }], bits)
    const who = wrong && whoOf(allowed, model, screens)
    return who
      ? [
          {
            file: spot.file,
            sentence: wrong.sentence,
            change: { do: 'set', path: spot.path, value: who },
          },
        ]
      : []
  }
}

const nameOf = (path: readonly (string | number)[]) =>
  path.length === 2 ? `menu ${path.join(' / ')}` : path.join()
