// Generated from manifest/features/super-admin.yaml by npm run codegen. Edit the manifest, not this file.

import type { FunctionComponent } from 'react'
import { createScreen, type BlockProps, type NoteProps } from '../../../src/screens/client'
import { InviteManager } from '../../../src/features/super-admin/client/parts/InviteManager'
import { WhoWorksThere } from '../../../src/features/super-admin/client/parts/WhoWorksThere'
import type { ListCustomersRow } from '../../facts/features/super-admin'
import { screen } from '../../facts/screens/customers'

/** A part that asks for other props does not compile here. */
const parts: {
  readonly InviteManager: FunctionComponent<BlockProps<ListCustomersRow>>
  readonly WhoWorksThere: FunctionComponent<NoteProps<ListCustomersRow>>
} = { InviteManager, WhoWorksThere }

export const CustomersScreen = createScreen({ screen, parts })
