import { screen } from '../../../../generated/facts/screens/templates'
import { modelsOf } from '../../../screens/client'

/** The list that the manifest draws, and the template that stands open. */
export const { list: templateList, form: openTemplate } = modelsOf(screen)

/** null: none, or a new one. */
export const $templateId = openTemplate.$row.map((row) => row?.templateId ?? null)
export const $mayEdit = openTemplate.$row.map((row) => row?.may.includes('edit') ?? false)
