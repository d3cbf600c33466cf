// Generated from manifest/features/sharing.yaml by npm run codegen. Edit the manifest, not this file.

import { createScreen } from '../../../src/screens/client'
import { screen } from '../../facts/screens/shareLayouts'

export const ShareLayoutsScreen = createScreen({ screen, parts: {} })
