import { screen } from '../../../../generated/facts/screens/users'
import { modelsOf } from '../../../screens/client'

export const usersScreen = modelsOf(screen)
