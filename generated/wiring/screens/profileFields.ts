// Generated from manifest/features/directory.yaml by npm run codegen. Edit the manifest, not this file.

import type { FunctionComponent } from 'react'
import { createScreen, type CellProps, type InputPartProps } from '../../../src/screens/client'
import { ChoicesCell } from '../../../src/features/directory/client/parts/ChoicesCell'
import { ChoicesInput } from '../../../src/features/directory/client/parts/ChoicesInput'
import type { ListProfileFieldsRow } from '../../facts/features/directory'
import { screen } from '../../facts/screens/profileFields'

/** A part that asks for other props does not compile here. */
const parts: {
  readonly ChoicesCell: FunctionComponent<CellProps<ListProfileFieldsRow>>
  readonly ChoicesInput: FunctionComponent<InputPartProps<ListProfileFieldsRow>>
} = { ChoicesCell, ChoicesInput }

export const ProfileFieldsScreen = createScreen({ screen, parts })
