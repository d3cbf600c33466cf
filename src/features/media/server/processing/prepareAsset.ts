// From a complete upload to the first playback: assemble, probe, poster, a playable version
// (media.md F3).
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { makeCaptions, makePoster, makeQuick } from '../ffmpeg/convert'
import { mimeOf } from '../ffmpeg/mimeOf'
import { planOf, rungsOf } from '../ffmpeg/plan'
import { probe } from '../ffmpeg/probe'
import { refuseOtherKinds } from '../ffmpeg/sniff'
import { damaged } from '../ffmpeg/unusable'
import { assembleUpload } from './assembleUpload'
import { assetKey, original } from './assetKeys'
import { captionRenditions } from './captionRenditions'
import { finishReady, saveLearned, saveRenditions } from './progressQueries'
import { publishMaster } from './publishMaster'
import { findUploadOfAsset } from '../queries'
import type { GoOn } from '../../../../server/jobs/job'
import type { Rendition } from '../../asset'
import type { Quick, Work } from '../ffmpeg/convert'
import type { Probe } from '../ffmpeg/readProbe'
import type { Held, MediaWorker } from './mediaWorker'

/** The share of the total progress that preparing takes. */
export const preparedPercent = 20

export async function prepareAsset(held: Held, worker: MediaWorker): Promise<GoOn | undefined> {
  const { asset, report } = held
  const upload = await findUploadOfAsset(worker.database.db, asset.id)
  if (upload?.state === 'open') return undefined
  if (upload?.state === 'assembling') {
    report('assemble', 1)
    if (!(await assembleUpload(upload, worker))) return undefined
  }
  report('probe', 6)
  return withWork(held, worker, async (work) => {
    const { probe: probed } = work
    await saveLearned(worker.database.db, asset.id, learnedFrom(probed), worker.now())
    report('poster', 10)
    const renditions = await keepPoster(work, held, worker)
    report('stream', 14)
    const quick = await makeQuick(work)
    const { video } = probed
    const rungs = video ? rungsOf(video, quick?.kind === 'hls') : []
    // It could not be copied and not a single picture decoded: encoding would fail too, after
    // hours.
    if (!quick && renditions.length === 0) throw damaged()
    renditions.push(...(await keepQuick(quick, work, held, worker)))
    renditions.push(...(await keepCaptions(work, held, worker)))
    const seen = { durationMs: quick?.durationMs, ...(quick ? { state: 'playable' as const } : {}) }
    await saveRenditions(worker.database.db, asset.id, renditions, seen, worker.now())
    if (rungs.length > 0) {
      report('ladder', preparedPercent)
      return { goOnIn: 'ladder' }
    }
    await finishReady(worker.database.db, asset.id, worker.now())
    return undefined
  })
}

/** Provides the original as a file, its probe, and a folder for the outputs. */
export async function withWork<Outcome>(
  { asset, signal }: Held,
  { storage, programs }: MediaWorker,
  use: (work: Work) => Promise<Outcome>,
): Promise<Outcome> {
  return storage.withFile(assetKey(asset, original), async (path) => {
    refuseOtherKinds(await readHead(path))
    const probed = await probe(path, programs, signal)
    const rest = { path, bytes: Number(asset.bytes), probe: probed, plan: planOf(probed) }
    return storage.withFolder((folder) => use({ ...rest, folder, programs, signal }))
  })
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4096), 0, 4096, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

function learnedFrom(probed: Probe) {
  const { container, video, audio, durationMs } = probed
  return {
    kind: video ? ('video' as const) : ('audio' as const),
    mime: mimeOf(probed),
    durationMs,
    width: video?.width,
    height: video?.height,
    facts: {
      container,
      videoCodec: video?.codec,
      audioCodec: audio?.codec,
      rotationDeg: video?.rotationDeg ?? 0,
      framesPerSecond: video?.framesPerSecond,
      channels: audio?.channels,
    },
  }
}

async function keepPoster(work: Work, { asset }: Held, worker: MediaWorker): Promise<Rendition[]> {
  const file = await makePoster(work)
  if (!file) return []
  const key = assetKey(asset, file)
  await worker.storage.putFile(key, join(work.folder, file))
  const renditions: Rendition[] = [{ kind: 'poster', key }]
  await saveRenditions(worker.database.db, asset.id, renditions, {}, worker.now())
  return [...renditions]
}

async function keepQuick(
  quick: Quick | undefined,
  work: Work,
  { asset }: Held,
  worker: MediaWorker,
): Promise<Rendition[]> {
  if (!quick) return []
  for (const file of quick.files) {
    await worker.storage.putFile(assetKey(asset, file), join(work.folder, file))
  }
  if (quick.kind === 'hls') return [await publishMaster(asset, work.probe.video, ['copy'], worker)]
  return quick.files.map((file) => ({ kind: quick.kind, key: assetKey(asset, file) }))
}

async function keepCaptions(work: Work, { asset }: Held, { storage }: MediaWorker) {
  const captions = await makeCaptions(work)
  for (const { file } of captions) {
    await storage.putFile(assetKey(asset, file), join(work.folder, file))
  }
  return captionRenditions(asset, work.probe, captions)
}
