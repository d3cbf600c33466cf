/** The calls of manifest/features/own-roles.yaml. */
import { roleBases } from './roleBases'
import { customerRoles } from './roles'

export const listCustomerRoles = customerRoles.handler
export const listRoleBases = roleBases.handler
export { addRole, deleteRoles, updateRole } from './writeRoles'
