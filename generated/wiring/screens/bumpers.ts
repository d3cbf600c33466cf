// Generated from manifest/features/programs.yaml by npm run codegen. Edit the manifest, not this file.

import type { FunctionComponent } from 'react'
import { createScreen, type CellProps, type OpenProps } from '../../../src/screens/client'
import { BumperCard } from '../../../src/features/programs/client/parts/BumperCard'
import { BumperPanel } from '../../../src/features/programs/client/parts/BumperPanel'
import type { ListBumpersRow } from '../../facts/features/programs'
import { screen } from '../../facts/screens/bumpers'

/** A part that asks for other props does not compile here. */
const parts: {
  readonly BumperCard: FunctionComponent<CellProps<ListBumpersRow>>
  readonly BumperPanel: FunctionComponent<OpenProps<ListBumpersRow>>
} = { BumperCard, BumperPanel }

export const BumpersScreen = createScreen({ screen, parts })
