// Forgets pieces of films that nobody used for long, or for which there is no room.
import { sql } from 'kysely'
import { defineJob } from '../../../../server/jobs/job'
import { chunkKey } from './chunkStore'

const keepMs = 30 * 24 * 3_600_000
const atOnce = 500

export const sweepChunksJob = defineJob({
  id: 'programs.sweepChunks',
  lane: 'upkeep',
  everyMs: 600_000,
  async run({ database: { db }, services, now }) {
    const { renderCacheBytes, storage } = services.media
    const { rows } = await sql<{ customerId: string; key: string; kind: 'pictures' | 'sound' }>`
      select customer_id, key, kind from (
        select customer_id, key, kind, used_at,
          sum(bytes) over (order by used_at desc, key) as newer
        from render_chunks) chunk
      where used_at < ${new Date(now().getTime() - keepMs)} or newer > ${renderCacheBytes}
      order by used_at limit ${atOnce}`.execute(db)
    for (const chunk of rows) {
      // Whoever looks for it meanwhile draws it again.
      await db
        .deleteFrom('renderChunks')
        .where('customerId', '=', chunk.customerId)
        .where('key', '=', chunk.key)
        .execute()
      await storage.remove([chunkKey(chunk)])
    }
  },
})
