// Generated from manifest/features/programs.yaml by npm run codegen. Edit the manifest, not this file.

import type { FunctionComponent } from 'react'
import { createScreen, type CellProps, type OpenProps, type HeadProps } from '../../../src/screens/client'
import { ProgramCard } from '../../../src/features/programs/client/parts/ProgramCard'
import { ProgramMenu } from '../../../src/features/programs/client/parts/ProgramMenu'
import { ProgramPage } from '../../../src/features/programs/client/parts/ProgramPage'
import { ImportProgram } from '../../../src/features/programs/client/parts/ImportProgram'
import type { ListProgramsRow } from '../../facts/features/programs'
import { screen } from '../../facts/screens/programs'

/** A part that asks for other props does not compile here. */
const parts: {
  readonly ProgramCard: FunctionComponent<CellProps<ListProgramsRow>>
  readonly ProgramMenu: FunctionComponent<CellProps<ListProgramsRow>>
  readonly ProgramPage: FunctionComponent<OpenProps<ListProgramsRow>>
  readonly ImportProgram: FunctionComponent<HeadProps>
} = { ProgramCard, ProgramMenu, ProgramPage, ImportProgram }

export const ProgramsScreen = createScreen({ screen, parts })
