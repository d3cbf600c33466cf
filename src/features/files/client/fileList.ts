import { screen } from '../../../../generated/facts/screens/files'
import { modelsOf } from '../../../screens/client'

/** The list that the manifest draws, and what stands open beside it. */
export const { list: fileList, form: openFile } = modelsOf(screen)
