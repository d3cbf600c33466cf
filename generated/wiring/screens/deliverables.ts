// Generated from manifest/features/deliverables.yaml by npm run codegen. Edit the manifest, not this file.

import type { FunctionComponent } from 'react'
import { createScreen, type CellProps, type OpenProps } from '../../../src/screens/client'
import { DeliverableCell } from '../../../src/features/deliverables/client/parts/DeliverableCell'
import { CheckCell } from '../../../src/features/deliverables/client/parts/CheckCell'
import { DeliverablePage } from '../../../src/features/deliverables/client/parts/DeliverablePage'
import type { ListDeliverablesRow } from '../../facts/features/deliverables'
import { screen } from '../../facts/screens/deliverables'

/** A part that asks for other props does not compile here. */
const parts: {
  readonly DeliverableCell: FunctionComponent<CellProps<ListDeliverablesRow>>
  readonly CheckCell: FunctionComponent<CellProps<ListDeliverablesRow>>
  readonly DeliverablePage: FunctionComponent<OpenProps<ListDeliverablesRow>>
} = { DeliverableCell, CheckCell, DeliverablePage }

export const DeliverablesScreen = createScreen({ screen, parts })
