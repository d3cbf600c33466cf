// Generated from manifest/features/own-roles.yaml by npm run codegen. Edit the manifest, not this file.

import { listCustomerRoles, addRole, updateRole, deleteRoles, listRoleBases } from '../features/own-roles'

export const calls = {
  list: listCustomerRoles,
  create: addRole,
  update: updateRole,
  actions: { deleteRoles },
  options: { listRoleBases },
}
