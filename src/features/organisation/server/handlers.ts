/** The calls of an organization's own settings. */
export { listIndustryTypeChoices } from './industryTypeChoices'
export { getProfile, updateProfile } from './profile'
