// Generated from manifest/features/directory.yaml by npm run codegen. Edit the manifest, not this file.

import { listPeople, listProfileFieldsInUse } from '../features/directory'

export const calls = {
  list: listPeople,
  extra: listProfileFieldsInUse,
}
