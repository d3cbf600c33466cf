// Generated from manifest/features/super-admin.yaml by npm run codegen. Edit the manifest, not this file.

import { createScreen } from '../../../src/screens/client'
import { calls } from '../../facts/screenCalls/accounts'
import { screen } from '../../facts/screens/accounts'

export const AccountsScreen = createScreen({
  screen,
  calls,
  parts: {},
})
