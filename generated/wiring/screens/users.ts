// Generated from manifest/features/audience.yaml by npm run codegen. Edit the manifest, not this file.

import { createScreen } from '../../../src/screens/client'
import { listUsers, inviteUser, updateUser, exportUsers, setRoles, resendInvitations, deactivateUsers, reactivateUsers, listRoleChoices } from '../../facts/features/audience'
import { listProfileFieldsInUse } from '../../facts/features/directory'
import { screen } from '../../facts/screens/users'

export const UsersScreen = createScreen({
  screen,
  calls: { list: listUsers, create: inviteUser, update: updateUser, export: exportUsers, extra: listProfileFieldsInUse, actions: { setRoles, resendInvitations, deactivateUsers, reactivateUsers }, options: { listRoleChoices } },
  parts: {},
})
