import type { RoleId } from '../../../../generated/facts/roles'

declare module '../../../../generated/facts/tables' {
  interface ColumnValues {
    channels: { autoRoles: RoleId[] }
  }
}
