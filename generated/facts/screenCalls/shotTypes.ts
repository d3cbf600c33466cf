// Generated from manifest/features/super-admin.yaml by npm run codegen. Edit the manifest, not this file.

import { listShotTypes, addShotType, updateShotType, archiveShotTypes, restoreShotTypes } from '../features/super-admin'

export const calls = {
  list: listShotTypes,
  create: addShotType,
  update: updateShotType,
  actions: { archiveShotTypes, restoreShotTypes },
}
