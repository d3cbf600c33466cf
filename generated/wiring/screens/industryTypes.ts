// Generated from manifest/features/super-admin.yaml by npm run codegen. Edit the manifest, not this file.

import { createScreen } from '../../../src/screens/client'
import { screen } from '../../facts/screens/industryTypes'

export const IndustryTypesScreen = createScreen({ screen, parts: {} })
