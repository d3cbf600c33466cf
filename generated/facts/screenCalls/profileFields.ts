// Generated from manifest/features/directory.yaml by npm run codegen. Edit the manifest, not this file.

import { listProfileFields, addProfileField, updateProfileField, archiveProfileFields, restoreProfileFields } from '../features/directory'

export const calls = {
  list: listProfileFields,
  create: addProfileField,
  update: updateProfileField,
  actions: { archiveProfileFields, restoreProfileFields },
}
