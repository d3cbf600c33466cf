import { roles } from '../../../../generated/facts/roles'
import { listGeneralRoles } from '../../../../generated/facts/features/super-admin'
import { resolveRoles } from '../../../access/resolveRoles'
import { createOptionList, type OptionList } from '../../../screens/client'

/** All roles of the manifest, for the customer of staff. */
export const everyRole = createOptionList(listGeneralRoles, 'roleId')

/** Those of other customers: whoever had the role of staff there would open every customer. */
export const rolesElsewhere: OptionList = {
  ...everyRole,
  $options: everyRole.$options.map((options) => ({
    ...options,
    rows: options.rows.filter(({ id }) => !isOfStaff(id)),
  })),
}

const isOfStaff = (roleId: string) =>
  resolveRoles([roleId]).roles.some((role) => roles[role].persona === 'support')
