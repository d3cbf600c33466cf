// Generated from manifest/features/home.yaml by npm run codegen. Edit the manifest, not this file.

import type { FunctionComponent } from 'react'
import { createScreen, type CellProps } from '../../../src/screens/client'
import { InboxCard } from '../../../src/features/home/client/parts/InboxCard'
import { InboxMenu } from '../../../src/features/home/client/parts/InboxMenu'
import type { ListInboxRow } from '../../facts/features/home'
import { screen } from '../../facts/screens/inboxNew'

/** A part that asks for other props does not compile here. */
const parts: {
  readonly InboxCard: FunctionComponent<CellProps<ListInboxRow>>
  readonly InboxMenu: FunctionComponent<CellProps<ListInboxRow>>
} = { InboxCard, InboxMenu }

export const InboxNewScreen = createScreen({ screen, parts })
