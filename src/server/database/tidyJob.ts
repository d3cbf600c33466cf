import { defineJob } from '../jobs/job'

export const tidyDatabaseJob = defineJob({
  id: 'database.tidy',
  lane: 'upkeep',
  everyMs: 3_600_000,
  run: async ({ database }) => database.tidy(),
})
