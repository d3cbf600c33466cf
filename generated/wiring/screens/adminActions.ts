// Generated from manifest/features/admin-actions.yaml by npm run codegen. Edit the manifest, not this file.

import type { FunctionComponent } from 'react'
import { createScreen, type BlockProps, type HeadProps } from '../../../src/screens/client'
import { ActionOutcome } from '../../../src/features/admin-actions/client/parts/ActionOutcome'
import { LettersLink } from '../../../src/features/admin-actions/client/parts/LettersLink'
import type { ListAdminActionsRow } from '../../facts/features/admin-actions'
import { screen } from '../../facts/screens/adminActions'

/** A part that asks for other props does not compile here. */
const parts: {
  readonly ActionOutcome: FunctionComponent<BlockProps<ListAdminActionsRow>>
  readonly LettersLink: FunctionComponent<HeadProps>
} = { ActionOutcome, LettersLink }

export const AdminActionsScreen = createScreen({ screen, parts })
