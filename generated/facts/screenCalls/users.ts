// Generated from manifest/features/audience.yaml by npm run codegen. Edit the manifest, not this file.

import { listUsers, inviteUser, updateUser, exportUsers, importUsers, setRoles, resendInvitations, deactivateUsers, reactivateUsers, listRoleChoices } from '../features/audience'
import { listProfileFieldsInUse } from '../features/directory'

export const calls = {
  list: listUsers,
  create: inviteUser,
  update: updateUser,
  export: exportUsers,
  import: importUsers,
  extra: listProfileFieldsInUse,
  actions: { setRoles, resendInvitations, deactivateUsers, reactivateUsers },
  options: { listRoleChoices },
}
