// Generated from manifest/features/organisation.yaml by npm run codegen. Edit the manifest, not this file.

import { getProfile, updateProfile, listIndustryTypeChoices } from '../features/organisation'

export const calls = {
  list: getProfile,
  update: updateProfile,
  options: { listIndustryTypeChoices },
}
