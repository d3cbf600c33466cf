// Generated from manifest/features/admin-actions.yaml by npm run codegen. Edit the manifest, not this file.

import type { FunctionComponent } from 'react'
import { createScreen, type BlockProps } from '../../../src/screens/client'
import { LetterText } from '../../../src/features/admin-actions/client/parts/LetterText'
import type { ListLettersRow } from '../../facts/features/admin-actions'
import { screen } from '../../facts/screens/letters'

/** A part that asks for other props does not compile here. */
const parts: {
  readonly LetterText: FunctionComponent<BlockProps<ListLettersRow>>
} = { LetterText }

export const LettersScreen = createScreen({ screen, parts })
