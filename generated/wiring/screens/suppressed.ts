// Generated from manifest/features/mail.yaml by npm run codegen. Edit the manifest, not this file.

import { createScreen } from '../../../src/screens/client'
import { screen } from '../../facts/screens/suppressed'

export const SuppressedScreen = createScreen({ screen, parts: {} })
