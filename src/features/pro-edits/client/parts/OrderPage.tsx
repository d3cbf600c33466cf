import { useUnit } from 'effector-react'
import { RowPanel, type OpenProps } from '../../../../screens/client'
import type { OrderItem } from '../lists'
import '../pro-edits.model'
import { Deliver } from '../page/Deliver'
import { LogTime } from '../page/LogTime'
import { OrderBar } from '../page/OrderBar'
import { OrderView } from '../page/OrderView'

const noParts = {}

/** An order that stands open: what is wanted, what was given and delivered, what to do next. */
export function OrderPage({ row, form }: OpenProps<OrderItem>) {
  const openId = useUnit(form.rows.$openId)
  if (openId === null) return null
  const isFormShown =
    form.canUpdate && row?.may.some((act) => act === 'edit' || act === 'plan') === true
  return (
    <RowPanel
      {...{ form, openId }}
      parts={noParts}
      isPage={form.screen.opens === 'page'}
      lead={
        row && (
          <>
            <OrderView order={row} />
            <OrderBar order={row} act={form.rows.actionAsked} />
            <Deliver key={row.orderId} order={row} />
            <LogTime key={`${row.orderId} time`} order={row} />
          </>
        )
      }
      {...(row && !isFormShown && { side: { groups: [] } })}
    />
  )
}
