// Generated from manifest/features/consent.yaml by npm run codegen. Edit the manifest, not this file.

import type { FunctionComponent } from 'react'
import { createScreen, type BlockProps, type AboveProps } from '../../../src/screens/client'
import { ConsentProof } from '../../../src/features/consent/client/parts/ConsentProof'
import { ConsentUses } from '../../../src/features/consent/client/parts/ConsentUses'
import { ConsentTabs } from '../../../src/features/consent/client/parts/ConsentTabs'
import type { ListConsentsRow } from '../../facts/features/consent'
import { screen } from '../../facts/screens/consents'

/** A part that asks for other props does not compile here. */
const parts: {
  readonly ConsentProof: FunctionComponent<BlockProps<ListConsentsRow>>
  readonly ConsentUses: FunctionComponent<BlockProps<ListConsentsRow>>
  readonly ConsentTabs: FunctionComponent<AboveProps>
} = { ConsentProof, ConsentUses, ConsentTabs }

export const ConsentsScreen = createScreen({ screen, parts })
