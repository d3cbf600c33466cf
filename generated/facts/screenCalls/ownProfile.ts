// Generated from manifest/features/account.yaml by npm run codegen. Edit the manifest, not this file.

import { getOwnProfile, updateOwnProfile } from '../features/account'

export const calls = {
  list: getOwnProfile,
  update: updateOwnProfile,
}
