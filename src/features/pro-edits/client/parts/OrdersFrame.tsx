import { useUnit } from 'effector-react'
import type { FrameProps } from '../../../../screens/client'
import { Board } from '../board/Board'
import { vendorOrders } from '../lists'
import '../pro-edits.model'

const { place, reading } = vendorOrders.list

/** The board, unless the list is asked for or an order stands open. */
export function OrdersFrame({ children }: FrameProps) {
  const { openId, address, state } = useUnit({
    openId: place.$openId,
    address: place.$address,
    state: reading.$state,
  })
  const isList = openId !== null || address.view === 'table' || state === 'forbidden'
  return isList ? children : <Board />
}
