// Generated from manifest/features/sharing.yaml by npm run codegen. Edit the manifest, not this file.

import type { FunctionComponent } from 'react'
import { createScreen, type InputPartProps, type OpenProps } from '../../../src/screens/client'
import { AccessInput } from '../../../src/features/sharing/client/parts/AccessInput'
import { SharePagePanel } from '../../../src/features/sharing/client/parts/SharePagePanel'
import type { ListSharePagesRow } from '../../facts/features/sharing'
import { screen } from '../../facts/screens/sharePages'

/** A part that asks for other props does not compile here. */
const parts: {
  readonly AccessInput: FunctionComponent<InputPartProps<ListSharePagesRow>>
  readonly SharePagePanel: FunctionComponent<OpenProps<ListSharePagesRow>>
} = { AccessInput, SharePagePanel }

export const SharePagesScreen = createScreen({ screen, parts })
