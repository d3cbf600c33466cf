// Generated from manifest/features/channels.yaml by npm run codegen. Edit the manifest, not this file.

import type { FunctionComponent } from 'react'
import { createScreen, type CellProps, type InputPartProps, type OpenProps } from '../../../src/screens/client'
import { ChannelName } from '../../../src/features/channels/client/parts/ChannelName'
import { AccessCell } from '../../../src/features/channels/client/parts/AccessCell'
import { OwnersCell } from '../../../src/features/channels/client/parts/OwnersCell'
import { RolesInput } from '../../../src/features/channels/client/parts/RolesInput'
import { ChannelPanel } from '../../../src/features/channels/client/parts/ChannelPanel'
import type { ListChannelsRow } from '../../facts/features/channels'
import { screen } from '../../facts/screens/channels'

/** A part that asks for other props does not compile here. */
const parts: {
  readonly ChannelName: FunctionComponent<CellProps<ListChannelsRow>>
  readonly AccessCell: FunctionComponent<CellProps<ListChannelsRow>>
  readonly OwnersCell: FunctionComponent<CellProps<ListChannelsRow>>
  readonly RolesInput: FunctionComponent<InputPartProps<ListChannelsRow>>
  readonly ChannelPanel: FunctionComponent<OpenProps<ListChannelsRow>>
} = { ChannelName, AccessCell, OwnersCell, RolesInput, ChannelPanel }

export const ChannelsScreen = createScreen({ screen, parts })
