import { screen } from '../../../../generated/facts/screens/footage'
import { modelsOf } from '../../../screens/client'

/** The list that the manifest draws, and what stands open beside it. */
export const { list: footageList, form: openClip } = modelsOf(screen)
