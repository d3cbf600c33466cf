// Encodes the further qualities one after the other, and one for each other sound. Each is published
// as soon as it is ready; after a restart, finished ones are not encoded again.
import { hearing, makeAac, makeCopy, makeRung, type Work } from '../ffmpeg/convert'
import { rungsOf } from '../ffmpeg/plan'
import type { AudioStream } from '../ffmpeg/readTracks'
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
    const { video, audio, otherSounds } = work.probe
    const hasCopy = await isThere('copy', held, worker)
    const steps = [...stepsOf(work, hasCopy), ...soundsOf(work, hasCopy)]
    const qualities = hasCopy && work.plan.audio !== 'opus' ? ['copy'] : []
    const others = asset.renditions.filter(({ kind }) => kind !== 'hls')
    let usual = asset.renditions.find(({ kind, track }) => kind === 'hls' && track === undefined)
    const sounds: Rendition[] = []

    for (const [index, { name, sound, make }] of steps.entries()) {
      if (!(await isThere(name, held, worker))) {
        const share = (100 - examinedPercent) / steps.length
        const files = await make((doneMs) => {
          const part = Math.min(1, doneMs / (asset.durationMs ?? Infinity))
          report('ladder', examinedPercent + share * (index + part))
        })
        await keepFiles(files, work, asset, worker)
      }
      if (!sound) qualities.push(name)
      const master = await publishMaster(asset, video, sound ? [name] : qualities, worker)
      if (sound) sounds.push({ ...master, track: sound.index, ...namesOf(sound) })
      else usual = { ...master, ...(audio && otherSounds.length > 0 && namesOf(audio)) }
      const renditions = [...(usual ? [usual] : []), ...others, ...sounds]
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

const namesOf = ({ lang, title }: AudioStream) => ({ lang, label: title })

interface Step {
  readonly name: string
  /** Instead of the one that is meant to be heard. */
  readonly sound?: AudioStream
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

/** Each other sound with the picture as it is, where that can be copied, else as large as serves most people. */
function soundsOf(work: Work, hasCopy: boolean): Step[] {
  const { video, otherSounds } = work.probe
  const rung = video && !hasCopy ? rungsOf(video, false)[0] : undefined
  if (!rung && !hasCopy) return []
  return otherSounds.map((sound) => {
    const heard = hearing(work, sound)
    const name = `${rung?.name ?? 'copy'}-sound-${sound.index}`
    return {
      name,
      sound,
      make: (onProgress: (doneMs: number) => void) =>
        rung ? makeRung(heard, { ...rung, name }, onProgress) : makeCopy(heard, name),
    }
  })
}

const isThere = async (name: string, { asset }: Held, { storage }: MediaWorker) =>
  (await storage.find(renditionKey(asset, `${name}.m3u8`))) !== undefined
