import { screen } from '../../../../generated/facts/screens/consentForms'
import { modelsOf } from '../../../screens/client'

/** Which of the two tabs is shown. */
export const { $isHere: $isForms } = modelsOf(screen).list.place
