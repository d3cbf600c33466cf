// Generated from manifest/features/home.yaml by npm run codegen. Edit the manifest, not this file.

import type { FunctionComponent } from 'react'
import { createScreen, type CellProps, type HeadProps, type BesideProps, type FrameProps } from '../../../src/screens/client'
import { InboxCard } from '../../../src/features/home/client/parts/InboxCard'
import { InboxMenu } from '../../../src/features/home/client/parts/InboxMenu'
import { DiscoverLink } from '../../../src/features/home/client/parts/DiscoverLink'
import { ChannelChoice } from '../../../src/features/home/client/parts/ChannelChoice'
import { FollowedOnly } from '../../../src/features/home/client/parts/FollowedOnly'
import type { ListInboxRow } from '../../facts/features/home'
import { screen } from '../../facts/screens/inboxChannels'

/** A part that asks for other props does not compile here. */
const parts: {
  readonly InboxCard: FunctionComponent<CellProps<ListInboxRow>>
  readonly InboxMenu: FunctionComponent<CellProps<ListInboxRow>>
  readonly DiscoverLink: FunctionComponent<HeadProps>
  readonly ChannelChoice: FunctionComponent<BesideProps>
  readonly FollowedOnly: FunctionComponent<FrameProps>
} = { InboxCard, InboxMenu, DiscoverLink, ChannelChoice, FollowedOnly }

export const InboxChannelsScreen = createScreen({ screen, parts })
