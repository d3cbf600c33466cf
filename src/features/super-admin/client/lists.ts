import { screen } from '../../../../generated/facts/screens/accounts'
import { modelsOf } from '../../../screens/client'

export const accountScreen = modelsOf(screen)
