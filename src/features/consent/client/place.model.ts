import { calls } from '../../../../generated/facts/screenCalls/consentForms'
import { screen } from '../../../../generated/facts/screens/consentForms'
import { modelsOf } from '../../../screens/client'

/** Which of the two tabs is shown. */
export const { $isHere: $isForms } = modelsOf({ screen, calls }).list.place
