import { defineRun, RunRefused } from '../../../../server/runs/run'
import { processAnew } from '../../../media/server'

/** Processes a file from the start that failed or got stuck. What is ready stays as people see it. */
export const reprocessAsset = defineRun({
  kind: 'adminActions.reprocessAsset',
  async run({ params: { asset = '' }, isDryRun }, { database, services, now, say }) {
    const outcome = await database.db
      .transaction()
      .execute((db) => processAnew(asset, { db, now: now(), services, isDryRun }))
    if (outcome !== 'begun') throw new RunRefused({ key: `adminActions.log.asset.${outcome}` })
    services.jobs.emit('asked')
    await say({ key: isDryRun ? 'adminActions.log.wouldProcess' : 'adminActions.log.processing' })
  },
})
