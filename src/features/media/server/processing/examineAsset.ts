// Measures a film and makes what one looks through it with; what cannot be decoded is left out.
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { GoOn } from '../../../../server/jobs/job'
import type { Rendition } from '../../asset'
import { judge } from '../../quality'
import type { Work } from '../ffmpeg/convert'
import { examinePicture, examineSound, type SoundExamined } from '../ffmpeg/examine'
import { renditionKey } from './assetKeys'
import { keepFiles } from './keepFiles'
import type { Held, MediaWorker } from './mediaWorker'
import { preparedPercent, withWork } from './prepareAsset'
import { saveQuality } from './progressQueries'

/** Its share of the total progress ends here. */
export const examinedPercent = 30

export async function examineAsset(held: Held, worker: MediaWorker): Promise<GoOn | undefined> {
  const { asset, report } = held
  report('examine', preparedPercent)
  await withWork(held, worker, async (work) => {
    const durationMs = asset.durationMs ?? 0
    const sound = durationMs > 0 ? await examineSound(work, durationMs) : undefined
    const picture = durationMs > 0 ? await examinePicture(work, durationMs) : undefined
    const isScreen = asset.source === 'screen' || asset.source === 'screenAndCamera'
    const hasSound = work.probe.audio !== undefined
    const saidMs = asset.cutOutMs === null ? work.probe.saidMs : undefined
    const judged = judge({ durationMs, hasSound, sound, picture, saidMs, isScreen })
    const made = [
      ...(picture ? await keep('sprite', 'sprite.jpg', work, held, worker) : []),
      ...(sound ? await keepPeaks(sound, work, held, worker) : []),
    ]
    const others = asset.renditions.filter(({ kind }) => kind !== 'sprite' && kind !== 'waveform')
    await saveQuality(worker.database.db, asset, judged, [...others, ...made], worker.now())
  })
  if (asset.state === 'ready') return undefined
  report('ladder', examinedPercent)
  return { goOnIn: 'ladder' }
}

async function keepPeaks(
  { peaks }: SoundExamined,
  work: Work,
  held: Held,
  worker: MediaWorker,
): Promise<Rendition[]> {
  await writeFile(join(work.folder, 'waveform.json'), JSON.stringify(peaks))
  return keep('waveform', 'waveform.json', work, held, worker)
}

async function keep(
  kind: Rendition['kind'],
  file: string,
  work: Work,
  { asset }: Held,
  worker: MediaWorker,
): Promise<Rendition[]> {
  // From hardly a picture no sprite comes.
  if (!existsSync(join(work.folder, file))) return []
  await keepFiles([file], work, asset, worker)
  return [{ kind, key: renditionKey(asset, file) }]
}
