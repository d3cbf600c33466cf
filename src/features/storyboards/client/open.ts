import { screen } from '../../../../generated/facts/screens/storyboards'
import { modelsOf } from '../../../screens/client'

/** The list that the manifest draws, and the storyboard that stands open. */
export const { list: storyboardList, form: openStoryboard } = modelsOf(screen)

/** null: none, or a new one. */
export const $storyboardId = openStoryboard.$row.map((row) => row?.storyboardId ?? null)
export const $mayEdit = openStoryboard.$row.map((row) => row?.may.includes('edit') ?? false)
