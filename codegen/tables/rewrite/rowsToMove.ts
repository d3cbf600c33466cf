import type { Model } from '../../resolve/model'
import { misplacedRows, orderSentence } from '../orderDisagreements'
import type { Table } from '../readTables'
import type { Rewritten } from './rewriteTables'

/** Rows, or whole sections, of menus that stand in another order now. */
export function rowsToMove(tables: readonly Table[], model: Model): Rewritten[] {
  return misplacedRows(tables, model).map((misplaced): Rewritten => {
    const { file, row, before } = misplaced
    const isWithin = row[0] === before[0]
    const path = isWithin ? [...row] : [row[0]]
    return {
      file,
      sentence: orderSentence(misplaced),
      change: {
        do: 'move',
        path,
        into: path.slice(0, -1),
        before: isWithin ? before[1] : before[0],
      },
    }
  })
}
