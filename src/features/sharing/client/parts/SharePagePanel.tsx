import { useUnit } from 'effector-react'
import type { ListSharePagesRow } from '../../../../../generated/facts/features/sharing'
import { RowPanel, type OpenProps } from '../../../../screens/client'
import { ShareLink } from '../ShareLink'
import { ShareStats } from '../ShareStats'

const noParts = {}

/** A share page that stands open: its address first, and below what is said of it who watched. */
export function SharePagePanel({ row, form }: OpenProps<ListSharePagesRow>) {
  const openId = useUnit(form.rows.$openId)
  if (openId === null) return null
  return (
    <RowPanel {...{ form, openId }} parts={noParts} lead={row && <ShareLink row={row} />}>
      {row && <ShareStats row={row} />}
    </RowPanel>
  )
}
