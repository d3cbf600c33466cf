import { calls } from '../../../../generated/facts/screenCalls/storyboards'
import { screen } from '../../../../generated/facts/screens/storyboards'
import { modelsOf } from '../../../screens/client'

/** The list that the manifest draws, and the storyboard that stands open. */
export const { list: storyboardList, form: openStoryboard } = modelsOf({ screen, calls })

/** null: none, or a new one. */
export const $storyboardId = openStoryboard.$row.map((row) =>
  row === null ? null : String(row['storyboardId']),
)
export const $mayEdit = openStoryboard.$row.map(
  (row) => row !== null && (row['may'] as readonly string[]).includes('edit'),
)
