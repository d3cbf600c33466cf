// Generated from manifest/features/organisation.yaml by npm run codegen. Edit the manifest, not this file.

import type { FunctionComponent } from 'react'
import type { InputPartProps } from '../../../src/screens/client'
import { createPage } from '../../../src/screens/client/createPage'
import { ZoneInput } from '../../../src/features/organisation/client/parts/ZoneInput'
import type { GetProfileRow } from '../../facts/features/organisation'
import { screen } from '../../facts/screens/basicProfile'

/** A part that asks for other props does not compile here. */
const parts: {
  readonly ZoneInput: FunctionComponent<InputPartProps<GetProfileRow>>
} = { ZoneInput }

export const BasicProfileScreen = createPage({ screen, parts })
