import { calls } from '../../../../generated/facts/screenCalls/emailLayouts'
import { screen } from '../../../../generated/facts/screens/emailLayouts'
import { modelsOf } from '../../../screens/client'

/** The list that the manifest draws, and the layout that stands open. */
export const { list: layoutList, form: openLayout } = modelsOf({ screen, calls })

/** null: none, or a new one. */
export const $layoutId = openLayout.$row.map((row) =>
  row === null ? null : String(row['layoutId']),
)
export const $mayEdit = openLayout.$row.map(
  (row) => row !== null && (row['may'] as readonly string[]).includes('edit'),
)
