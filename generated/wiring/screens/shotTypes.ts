// Generated from manifest/features/super-admin.yaml by npm run codegen. Edit the manifest, not this file.

import { createScreen } from '../../../src/screens/client'
import { listShotTypes, addShotType, updateShotType, archiveShotTypes, restoreShotTypes } from '../../facts/features/super-admin'
import { screen } from '../../facts/screens/shotTypes'

export const ShotTypesScreen = createScreen({
  screen,
  calls: { list: listShotTypes, create: addShotType, update: updateShotType, actions: { archiveShotTypes, restoreShotTypes } },
  parts: {},
})
