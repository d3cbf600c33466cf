// Generated from manifest/features/templates.yaml by npm run codegen. Edit the manifest, not this file.

import type { FunctionComponent } from 'react'
import { createScreen, type OpenProps } from '../../../src/screens/client'
import { TemplatePage } from '../../../src/features/templates/client/parts/TemplatePage'
import type { ListTemplatesRow } from '../../facts/features/templates'
import { screen } from '../../facts/screens/templates'

/** A part that asks for other props does not compile here. */
const parts: {
  readonly TemplatePage: FunctionComponent<OpenProps<ListTemplatesRow>>
} = { TemplatePage }

export const TemplatesScreen = createScreen({ screen, parts })
