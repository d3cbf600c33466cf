// Generated from manifest/features/mail.yaml by npm run codegen. Edit the manifest, not this file.

import type { FunctionComponent } from 'react'
import { createScreen, type BlockProps } from '../../../src/screens/client'
import { SenderRecords } from '../../../src/features/mail/client/parts/SenderRecords'
import type { ListWhitelistRow } from '../../facts/features/mail'
import { screen } from '../../facts/screens/mailWhitelist'

/** A part that asks for other props does not compile here. */
const parts: {
  readonly SenderRecords: FunctionComponent<BlockProps<ListWhitelistRow>>
} = { SenderRecords }

export const MailWhitelistScreen = createScreen({ screen, parts })
