// Encodes the further qualities one after the other. Each is published as soon as it is ready;
// after a restart, finished ones are not encoded again.
import { join } from 'node:path'
import { makeRung } from '../ffmpeg/convert'
import { rungsOf } from '../ffmpeg/plan'
import { assetKey } from './assetKeys'
import { preparedPercent, withWork } from './prepareAsset'
import { finishReady, saveRenditions } from './progressQueries'
import { publishMaster } from './publishMaster'
import type { Rendition } from '../../asset'
import type { Held, MediaWorker } from './mediaWorker'

export async function encodeLadder(held: Held, worker: MediaWorker): Promise<void> {
  const { asset, report } = held
  const { storage, database, now } = worker
  report('ladder', preparedPercent)
  await withWork(held, worker, async (work) => {
    const { video } = work.probe
    if (!video) return
    const hasCopy = (await storage.find(assetKey(asset, 'copy.m3u8'))) !== undefined
    const rungs = rungsOf(video, hasCopy)
    const qualities = hasCopy ? ['copy'] : []
    const others = asset.renditions.filter(({ kind }) => kind !== 'hls')

    for (const [index, rung] of rungs.entries()) {
      const isThere = await storage.find(assetKey(asset, `${rung.name}.m3u8`))
      if (!isThere) {
        const share = (100 - preparedPercent) / rungs.length
        const files = await makeRung(work, rung, (doneMs) => {
          const part = Math.min(1, doneMs / (asset.durationMs ?? Infinity))
          report('ladder', preparedPercent + share * (index + part))
        })
        for (const file of files)
          await storage.putFile(assetKey(asset, file), join(work.folder, file))
      }
      qualities.push(rung.name)
      const master = await publishMaster(asset, video, qualities, worker)
      const renditions: Rendition[] = [master, ...others]
      await saveRenditions(database.db, asset.id, renditions, { state: 'playable' }, now())
    }
  })
  await finishReady(database.db, asset.id, now())
}
