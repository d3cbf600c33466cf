// Generated from manifest/features/home.yaml by npm run codegen. Edit the manifest, not this file.

import type { FunctionComponent } from 'react'
import { createScreen, type CellProps, type HeadProps, type AboveProps } from '../../../src/screens/client'
import { InboxCard } from '../../../src/features/home/client/parts/InboxCard'
import { InboxMenu } from '../../../src/features/home/client/parts/InboxMenu'
import { DiscoverLink } from '../../../src/features/home/client/parts/DiscoverLink'
import { ContinueRow } from '../../../src/features/home/client/parts/ContinueRow'
import type { ListInboxRow } from '../../facts/features/home'
import { screen } from '../../facts/screens/inboxAll'

/** A part that asks for other props does not compile here. */
const parts: {
  readonly InboxCard: FunctionComponent<CellProps<ListInboxRow>>
  readonly InboxMenu: FunctionComponent<CellProps<ListInboxRow>>
  readonly DiscoverLink: FunctionComponent<HeadProps>
  readonly ContinueRow: FunctionComponent<AboveProps>
} = { InboxCard, InboxMenu, DiscoverLink, ContinueRow }

export const InboxAllScreen = createScreen({ screen, parts })
