// Films of guests that nobody uses: rejected, withdrawn or never sent, which go after the trash's time, and those of clips
// that were erased.
import { defineJob } from '../../../server/jobs/job'
import { releaseAsset } from '../../media/server'

const keptMs = 30 * 86_400_000

export const purgeAnswersJob = defineJob({
  id: 'crowd.purge',
  lane: 'upkeep',
  everyMs: 600_000,
  async run({ database, now }) {
    const at = now()
    const over = await database.db
      .selectFrom('crowdAnswers as answer')
      .innerJoin('crowdSubmissions as submission', 'submission.id', 'answer.submissionId')
      .select(['answer.id', 'answer.customerId', 'answer.assetId'])
      .where((row) =>
        row.or([
          row('answer.state', '=', 'accepted'),
          row.and([
            row('submission.state', 'in', ['rejected', 'withdrawn', 'expired']),
            row('submission.updatedAt', '<', new Date(at.getTime() - keptMs)),
          ]),
        ]),
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('footageClips as clip')
              .select('clip.id')
              .whereRef('clip.customerId', '=', 'answer.customerId')
              .whereRef('clip.id', '=', 'answer.clipId'),
          ),
        ),
      )
      .limit(500)
      .execute()
    for (const { id, customerId, assetId } of over)
      await database.db.transaction().execute(async (db) => {
        await db.deleteFrom('crowdAnswers').where('id', '=', id).execute()
        await releaseAsset(db, customerId, assetId, at)
      })
  },
})
