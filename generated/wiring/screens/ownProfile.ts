// Generated from manifest/features/account.yaml by npm run codegen. Edit the manifest, not this file.

import type { FunctionComponent } from 'react'
import type { InputPartProps, BlockProps } from '../../../src/screens/client'
import { createPage } from '../../../src/screens/client/createPage'
import { OwnZoneInput } from '../../../src/features/account/client/parts/OwnZoneInput'
import { LettersInput } from '../../../src/features/account/client/parts/LettersInput'
import { SignInEmail } from '../../../src/features/account/client/parts/SignInEmail'
import type { GetOwnProfileRow } from '../../facts/features/account'
import { screen } from '../../facts/screens/ownProfile'

/** A part that asks for other props does not compile here. */
const parts: {
  readonly OwnZoneInput: FunctionComponent<InputPartProps<GetOwnProfileRow>>
  readonly LettersInput: FunctionComponent<InputPartProps<GetOwnProfileRow>>
  readonly SignInEmail: FunctionComponent<BlockProps<GetOwnProfileRow>>
} = { OwnZoneInput, LettersInput, SignInEmail }

export const OwnProfileScreen = createPage({ screen, parts })
