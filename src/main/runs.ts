/** The reports and staff actions of all features. */
import { adminRuns } from '../features/admin-actions/server'
import { peopleReport, storageReport } from '../features/audience/server'
import { uploadsReport } from '../features/footage/server'
import { customersReport } from '../features/super-admin/server'
import { signInsReport } from '../session/server'
import type { RunDefinition } from '../server/runs/run'

export const runs: readonly RunDefinition[] = [
  signInsReport,
  uploadsReport,
  peopleReport,
  storageReport,
  customersReport,
  ...adminRuns,
]
