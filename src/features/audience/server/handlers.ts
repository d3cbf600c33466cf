/** The calls of manifest/features/audience.yaml. */
import { screen } from '../../../../generated/facts/screens/users'
import { exportRows } from '../../../screens/server'
import type { Handler } from '../../../server/context'
import { readSeats } from '../../../session/server'
import { roleChoices } from './roleChoices'
import { users } from './users'

export const getSeats: Handler<'getSeats'> = (_, { db, member }) => readSeats(member.customerId, db)
export const listUsers = users.handler
export const exportUsers = exportRows('exportUsers', users, screen)
export const listRoleChoices = roleChoices.handler
export {
  deactivateUsers,
  inviteUser,
  reactivateUsers,
  resendInvitations,
  setRoles,
  updateUser,
} from './writeUsers'
export { importUsers } from './importUsers'
export { giveTemporaryPassword } from './givePassword'
