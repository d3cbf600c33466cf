import type { Timeline } from '../../../../generated/facts/features/programs'
import type { RowOf } from '../../../server/database/tables'

export type RenderFault = NonNullable<RowOf<'programRenders'>['failCode']>

declare module '../../../../generated/facts/tables' {
  interface ColumnValues {
    programs: { timeline: Timeline; aspect: Timeline['aspect'] }
    programVersions: { timeline: Timeline; changes: unknown[] }
    programRenders: { timeline: Timeline }
  }
}
