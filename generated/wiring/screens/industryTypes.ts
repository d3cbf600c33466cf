// Generated from manifest/features/super-admin.yaml by npm run codegen. Edit the manifest, not this file.

import { createScreen } from '../../../src/screens/client'
import { listIndustryTypes, addIndustryType, updateIndustryType, archiveIndustryTypes, restoreIndustryTypes } from '../../facts/features/super-admin'
import { screen } from '../../facts/screens/industryTypes'

export const IndustryTypesScreen = createScreen({
  screen,
  calls: { list: listIndustryTypes, create: addIndustryType, update: updateIndustryType, actions: { archiveIndustryTypes, restoreIndustryTypes }, options: { listIndustryTypes } },
  parts: {},
})
