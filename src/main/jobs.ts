/** The background work of all features; `lanes.ts` says how much of it runs at once. */
import { purgeTrashJob } from '../features/footage/server'
import { mediaJobs } from '../features/media/server'
import type { JobDefinition } from '../server/jobs/job'

export const jobs: readonly JobDefinition[] = [...mediaJobs, purgeTrashJob]
