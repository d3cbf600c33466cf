// Generated from manifest/features/super-admin.yaml by npm run codegen. Edit the manifest, not this file.

import { createScreen } from '../../../src/screens/client'
import { screen } from '../../facts/screens/shotTypes'

export const ShotTypesScreen = createScreen({ screen, parts: {} })
