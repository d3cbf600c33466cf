/** The calls of manifest/features/audience.yaml. */
import { roleChoices } from './roleChoices'
import { users } from './users'

export const listUsers = users.handler
export const listRoleChoices = roleChoices.handler
export {
  deactivateUsers,
  inviteUser,
  reactivateUsers,
  resendInvitations,
  setRoles,
  updateUser,
} from './writeUsers'
export { giveTemporaryPassword } from './givePassword'
