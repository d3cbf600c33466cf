import { roles, type RoleId } from '../../generated/facts/roles'
import type { TextKey } from '../../generated/facts/text'

const prefix = '500'

/** The id of a role of the manifest: our own prefix and the manifest's suffix (decisions.md 19). */
export const roleIdOf = (role: RoleId) => `${prefix}${roles[role].idSuffix}`

const titles = new Map<string, TextKey>(
  Object.entries(roles).map(([role, { title }]) => [roleIdOf(role as RoleId), title]),
)

/** The text that names a role of the manifest; undefined for roles that customers named. */
export const roleTitleOf = (id: string): TextKey | undefined => titles.get(id)
