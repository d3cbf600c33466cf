import type { Choice } from '../profileField'

declare module '../../../../generated/facts/tables' {
  interface ColumnValues {
    profileFields: { choices: readonly Choice[] }
  }
}
