// Generated from manifest/features/super-admin.yaml by npm run codegen. Edit the manifest, not this file.

import { listIndustryTypes, addIndustryType, updateIndustryType, archiveIndustryTypes, restoreIndustryTypes } from '../features/super-admin'

export const calls = {
  list: listIndustryTypes,
  create: addIndustryType,
  update: updateIndustryType,
  actions: { archiveIndustryTypes, restoreIndustryTypes },
  options: { listIndustryTypes },
}
