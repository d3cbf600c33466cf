// Generated from manifest/features/audience.yaml by npm run codegen. Edit the manifest, not this file.

import type { FunctionComponent } from 'react'
import { createScreen, type BlockProps, type NoteProps, type HeadProps } from '../../../src/screens/client'
import { GivePassword } from '../../../src/features/audience/client/parts/GivePassword'
import { OpenTasks } from '../../../src/features/audience/client/parts/OpenTasks'
import { FreeSeats } from '../../../src/features/audience/client/parts/FreeSeats'
import { InviteSeveral } from '../../../src/features/audience/client/parts/InviteSeveral'
import type { ListUsersRow } from '../../facts/features/audience'
import { screen } from '../../facts/screens/users'

/** A part that asks for other props does not compile here. */
const parts: {
  readonly GivePassword: FunctionComponent<BlockProps<ListUsersRow>>
  readonly OpenTasks: FunctionComponent<NoteProps<ListUsersRow>>
  readonly FreeSeats: FunctionComponent<HeadProps>
  readonly InviteSeveral: FunctionComponent<HeadProps>
} = { GivePassword, OpenTasks, FreeSeats, InviteSeveral }

export const UsersScreen = createScreen({ screen, parts })
