/** The calls of manifest/features/account.yaml. */
export { listReports, makeReport } from './reports'
