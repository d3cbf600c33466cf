// Generated from manifest/features/mail.yaml by npm run codegen. Edit the manifest, not this file.

import type { FunctionComponent } from 'react'
import { createScreen, type OpenProps } from '../../../src/screens/client'
import { LayoutPage } from '../../../src/features/mail/client/parts/LayoutPage'
import type { ListLayoutsRow } from '../../facts/features/mail'
import { screen } from '../../facts/screens/emailLayouts'

/** A part that asks for other props does not compile here. */
const parts: {
  readonly LayoutPage: FunctionComponent<OpenProps<ListLayoutsRow>>
} = { LayoutPage }

export const EmailLayoutsScreen = createScreen({ screen, parts })
