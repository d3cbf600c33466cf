// Generated from manifest/features/super-admin.yaml by npm run codegen. Edit the manifest, not this file.

import { createScreen } from '../../../src/screens/client'
import { calls } from '../../facts/screenCalls/customers'
import { screen } from '../../facts/screens/customers'

export const CustomersScreen = createScreen({
  screen,
  calls,
  parts: {},
})
