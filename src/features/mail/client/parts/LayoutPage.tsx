import { useUnit } from 'effector-react'
import type { ListLayoutsRow } from '../../../../../generated/facts/features/mail'
import { RowPanel, type OpenProps } from '../../../../screens/client'
import { LayoutActs } from '../LayoutActs'
import { LayoutLetter } from '../LayoutLetter'
import '../layouts.model'

const noParts = {}

/** A layout as a page: what its letter says, how that looks, and where answers go. */
export function LayoutPage({ row, form }: OpenProps<ListLayoutsRow>) {
  const openId = useUnit(form.rows.$openId)
  if (openId === null) return null
  return (
    <RowPanel
      {...{ form, openId }}
      parts={noParts}
      isPage
      isDocument
      lead={row !== null && <LayoutLetter key={row.layoutId} layout={row} />}
      acts={row !== null && <LayoutActs layout={row} />}
    />
  )
}
