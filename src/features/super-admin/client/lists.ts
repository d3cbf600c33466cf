import { calls } from '../../../../generated/facts/screenCalls/accounts'
import { screen } from '../../../../generated/facts/screens/accounts'
import { modelsOf } from '../../../screens/client'

export const accountScreen = modelsOf({ screen, calls })
