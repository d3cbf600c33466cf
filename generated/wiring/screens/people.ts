// Generated from manifest/features/directory.yaml by npm run codegen. Edit the manifest, not this file.

import type { FunctionComponent } from 'react'
import { createScreen, type BlockProps } from '../../../src/screens/client'
import { EditPerson } from '../../../src/features/directory/client/parts/EditPerson'
import type { ListPeopleRow } from '../../facts/features/directory'
import { screen } from '../../facts/screens/people'

/** A part that asks for other props does not compile here. */
const parts: {
  readonly EditPerson: FunctionComponent<BlockProps<ListPeopleRow>>
} = { EditPerson }

export const PeopleScreen = createScreen({ screen, parts })
