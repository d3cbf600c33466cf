import { calls } from '../../../../generated/facts/screenCalls/templates'
import { screen } from '../../../../generated/facts/screens/templates'
import { modelsOf } from '../../../screens/client'

/** The list that the manifest draws, and the template that stands open. */
export const { list: templateList, form: openTemplate } = modelsOf({ screen, calls })

/** null: none, or a new one. */
export const $templateId = openTemplate.$row.map((row) =>
  row === null ? null : String(row['templateId']),
)
export const $mayEdit = openTemplate.$row.map(
  (row) => row !== null && (row['may'] as readonly string[]).includes('edit'),
)
