/** The calls of manifest/features/account.yaml. */
export { getOwnProfile, updateOwnProfile } from './profile'
export { listReports, makeReport } from './reports'
