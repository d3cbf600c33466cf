import type { Story } from '../../../../generated/facts/features/templates'

declare module '../../../../generated/facts/tables' {
  interface ColumnValues {
    programTemplates: { story: Story }
    templateVersions: { story: Story }
  }
}
