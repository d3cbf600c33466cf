// Generated from manifest/features/pro-edits.yaml by npm run codegen. Edit the manifest, not this file.

import { createScreen } from '../../../src/screens/client'
import { screen } from '../../facts/screens/editors'

export const EditorsScreen = createScreen({ screen, parts: {} })
