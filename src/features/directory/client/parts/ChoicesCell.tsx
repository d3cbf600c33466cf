import type { ListProfileFieldsRow } from '../../../../../generated/facts/features/directory'
import { Chips, type CellProps } from '../../../../screens/client'

export function ChoicesCell({ row }: Pick<CellProps<ListProfileFieldsRow>, 'row'>) {
  return <Chips names={row.choices.map(({ name }) => name)} />
}
