// Generated from manifest/features/audience.yaml by npm run codegen. Edit the manifest, not this file.

import { createScreen } from '../../../src/screens/client'
import { calls, screen } from '../../facts/screens/users'

export const UsersScreen = createScreen({
  screen,
  calls,
  parts: {},
})
