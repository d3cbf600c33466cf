// Generated from manifest/features/pro-edits.yaml by npm run codegen. Edit the manifest, not this file.

import type { FunctionComponent } from 'react'
import { createScreen, type CellProps, type OpenProps, type HeadProps, type FrameProps } from '../../../src/screens/client'
import { OrderCell } from '../../../src/features/pro-edits/client/parts/OrderCell'
import { OrderPage } from '../../../src/features/pro-edits/client/parts/OrderPage'
import { BoardSwitch } from '../../../src/features/pro-edits/client/parts/BoardSwitch'
import { OrdersFrame } from '../../../src/features/pro-edits/client/parts/OrdersFrame'
import type { ListOrdersRow } from '../../facts/features/pro-edits'
import { screen } from '../../facts/screens/orders'

/** A part that asks for other props does not compile here. */
const parts: {
  readonly OrderCell: FunctionComponent<CellProps<ListOrdersRow>>
  readonly OrderPage: FunctionComponent<OpenProps<ListOrdersRow>>
  readonly BoardSwitch: FunctionComponent<HeadProps>
  readonly OrdersFrame: FunctionComponent<FrameProps>
} = { OrderCell, OrderPage, BoardSwitch, OrdersFrame }

export const OrdersScreen = createScreen({ screen, parts })
