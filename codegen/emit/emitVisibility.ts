import { matrixOf } from '../questions/matrix'
import { matrixCsv } from '../questions/matrixCsv'
import { tenantRows } from '../overlay/tenantRows'
import type { Model } from '../resolve/model'
import type { Output } from './output'

/** visibility.csv: who may do what, committed so that a change of access is seen in review. */
export function emitVisibility(model: Model): Output {
  const matrix = matrixOf(model)
  return { path: 'visibility.csv', text: matrixCsv(matrix, tenantRows(model, matrix)) }
}
