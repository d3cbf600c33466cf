// Encodes the further qualities one after the other. Each is published as soon as it is ready;
// after a restart, finished ones are not encoded again.
import { makeAac, makeRung, type Work } from '../ffmpeg/convert'
import { rungsOf } from '../ffmpeg/plan'
import { renditionKey } from './assetKeys'
import { examinedPercent } from './examineAsset'
import { keepFiles } from './keepFiles'
import { withWork } from './prepareAsset'
import { finishReady, saveRenditions } from './progressQueries'
import { publishMaster } from './publishMaster'
import type { Rendition } from '../../asset'
import type { Held, MediaWorker } from './mediaWorker'

export async function encodeLadder(held: Held, worker: MediaWorker): Promise<void> {
  const { asset, report } = held
  report('ladder', examinedPercent)
  await withWork(held, worker, async (work) => {
    const hasCopy = await isThere('copy', held, worker)
    const steps = stepsOf(work, hasCopy)
    const qualities = hasCopy && work.plan.audio !== 'opus' ? ['copy'] : []
    const others = asset.renditions.filter(({ kind }) => kind !== 'hls')

    for (const [index, { name, make }] of steps.entries()) {
      if (!(await isThere(name, held, worker))) {
        const share = (100 - examinedPercent) / steps.length
        const files = await make((doneMs) => {
          const part = Math.min(1, doneMs / (asset.durationMs ?? Infinity))
          report('ladder', examinedPercent + share * (index + part))
        })
        await keepFiles(files, work, asset, worker)
      }
      qualities.push(name)
      const master = await publishMaster(asset, work.probe.video, qualities, worker)
      const renditions: Rendition[] = [master, ...others]
      await saveRenditions(
        worker.database.db,
        asset,
        renditions,
        { state: 'playable' },
        worker.now(),
      )
    }
  })
  await finishReady(worker.database.db, asset, worker.now())
}

interface Step {
  readonly name: string
  make(onProgress: (doneMs: number) => void): Promise<string[]>
}

/** Copied Opus is replaced by AAC first: all qualities of one playlist have the same kind of sound. */
function stepsOf(work: Work, hasCopy: boolean): Step[] {
  const { video } = work.probe
  const isOpus = hasCopy && work.plan.audio === 'opus'
  return [
    ...(isOpus ? [{ name: 'aac', make: () => makeAac(work) }] : []),
    ...(video ? rungsOf(video, hasCopy) : []).map((rung) => ({
      name: rung.name,
      make: (onProgress: (doneMs: number) => void) => makeRung(work, rung, onProgress),
    })),
  ]
}

const isThere = async (name: string, { asset }: Held, { storage }: MediaWorker) =>
  (await storage.find(renditionKey(asset, `${name}.m3u8`))) !== undefined
