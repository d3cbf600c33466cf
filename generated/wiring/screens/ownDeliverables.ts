// Generated from manifest/features/deliverables.yaml by npm run codegen. Edit the manifest, not this file.

import type { FunctionComponent } from 'react'
import { createScreen, type CellProps, type OpenProps, type AboveProps } from '../../../src/screens/client'
import { OwnDeliverableCell } from '../../../src/features/deliverables/client/parts/OwnDeliverableCell'
import { DeliverablePage } from '../../../src/features/deliverables/client/parts/DeliverablePage'
import { DeliverTabs } from '../../../src/features/deliverables/client/parts/DeliverTabs'
import type { ListDeliverablesRow } from '../../facts/features/deliverables'
import { screen } from '../../facts/screens/ownDeliverables'

/** A part that asks for other props does not compile here. */
const parts: {
  readonly OwnDeliverableCell: FunctionComponent<CellProps<ListDeliverablesRow>>
  readonly DeliverablePage: FunctionComponent<OpenProps<ListDeliverablesRow>>
  readonly DeliverTabs: FunctionComponent<AboveProps>
} = { OwnDeliverableCell, DeliverablePage, DeliverTabs }

export const OwnDeliverablesScreen = createScreen({ screen, parts })
