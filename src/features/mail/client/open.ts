import { screen } from '../../../../generated/facts/screens/emailLayouts'
import { modelsOf } from '../../../screens/client'

/** The list that the manifest draws, and the layout that stands open. */
export const { list: layoutList, form: openLayout } = modelsOf(screen)

/** null: none, or a new one. */
export const $layoutId = openLayout.$row.map((row) => row?.layoutId ?? null)
export const $mayEdit = openLayout.$row.map((row) => row?.may.includes('edit') ?? false)
