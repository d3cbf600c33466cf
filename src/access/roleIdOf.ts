import { roles, type RoleId } from '../../generated/facts/roles'

const prefix = '500'

/** The id of a role of the manifest: our own prefix and the manifest's suffix (decisions.md 19). */
export const roleIdOf = (role: RoleId) => `${prefix}${roles[role].idSuffix}`
