import type { ListOrdersRow } from '../../../../generated/facts/features/pro-edits'
import { screen as boughtOrders } from '../../../../generated/facts/screens/boughtOrders'
import { screen as orders } from '../../../../generated/facts/screens/orders'
import { screen as ownOrders } from '../../../../generated/facts/screens/ownOrders'
import { modelsOf } from '../../../screens/client'

/** An order as lists have it. */
export type OrderItem = ListOrdersRow

export const vendorOrders = modelsOf(orders)

/** Those of a vendor, those that somebody edits, and those that a customer buys. */
export const orderModels = [vendorOrders, modelsOf(ownOrders), modelsOf(boughtOrders)] as const
