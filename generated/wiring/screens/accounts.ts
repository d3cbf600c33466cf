// Generated from manifest/features/super-admin.yaml by npm run codegen. Edit the manifest, not this file.

import type { FunctionComponent } from 'react'
import { createScreen, type InputPartProps } from '../../../src/screens/client'
import { GivenRoles } from '../../../src/features/super-admin/client/parts/GivenRoles'
import type { ListAccountsRow } from '../../facts/features/super-admin'
import { screen } from '../../facts/screens/accounts'

/** A part that asks for other props does not compile here. */
const parts: {
  readonly GivenRoles: FunctionComponent<InputPartProps<ListAccountsRow>>
} = { GivenRoles }

export const AccountsScreen = createScreen({ screen, parts })
