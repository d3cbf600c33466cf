// Generated from manifest/features/consent.yaml by npm run codegen. Edit the manifest, not this file.

import type { FunctionComponent } from 'react'
import { createScreen, type AboveProps } from '../../../src/screens/client'
import { ConsentTabs } from '../../../src/features/consent/client/parts/ConsentTabs'
import { screen } from '../../facts/screens/consentForms'

/** A part that asks for other props does not compile here. */
const parts: {
  readonly ConsentTabs: FunctionComponent<AboveProps>
} = { ConsentTabs }

export const ConsentFormsScreen = createScreen({ screen, parts })
