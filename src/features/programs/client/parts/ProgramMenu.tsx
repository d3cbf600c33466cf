import type { ListProgramsRow } from '../../../../../generated/facts/features/programs'
import { RowMenu, type CellProps } from '../../../../screens/client'
import '../programs.model'
import { usePublishedActs } from '../usePublishedActs'

/** What may be done with a program in the list. */
export function ProgramMenu({ row, tabIndex, isCard = false }: CellProps<ListProgramsRow>) {
  const more = usePublishedActs(row)
  return <RowMenu row={row} tabIndex={tabIndex} variant={isCard ? 'media' : 'ghost'} more={more} />
}
