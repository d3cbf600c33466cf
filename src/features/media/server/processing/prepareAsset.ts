// From a complete upload to the first playback: assemble, probe, poster, a playable version
// (media.md F3).
import { open } from 'node:fs/promises'
import { makeCaptions, makePoster, makeQuick } from '../ffmpeg/convert'
import { cutOf, leadOf } from '../ffmpeg/cut'
import { isCutOff } from '../ffmpeg/isCutOff'
import { shownMsOf } from '../ffmpeg/limits'
import { measureFile } from '../ffmpeg/measure'
import { mimeOf } from '../ffmpeg/mimeOf'
import { planOf } from '../ffmpeg/plan'
import { probe } from '../ffmpeg/probe'
import { refuseOtherKinds } from '../ffmpeg/sniff'
import { cutOff, damaged, Unusable } from '../ffmpeg/unusable'
import { assembleUpload } from './assembleUpload'
import { assetKey, original, renditionKey } from './assetKeys'
import { captionRenditions } from './captionRenditions'
import { saveLearned, saveRenditions } from './progressQueries'
import { keepFiles } from './keepFiles'
import { publishMaster } from './publishMaster'
import { scanUpload } from './scanUpload'
import { headBytes } from '../../otherKind'
import { findUploadOfAsset, type Asset } from '../queries'
import type { GoOn } from '../../../../server/jobs/job'
import type { Storage } from '../../../../server/storage/storage'
import type { MediaFacts, Rendition } from '../../asset'
import type { Quick, Work } from '../ffmpeg/convert'
import type { Probe } from '../ffmpeg/readProbe'
import type { Held, MediaWorker } from './mediaWorker'

/** The share of the total progress that preparing takes. */
export const preparedPercent = 20

export async function prepareAsset(held: Held, worker: MediaWorker): Promise<GoOn | undefined> {
  const { asset, report } = held
  if (!(await hasArrived(held, worker, refuseOtherKinds))) return undefined
  await scanUpload(held, worker)
  report('probe', 6)
  return withWork(held, worker, async (work) => {
    const { probe: probed } = work
    const leadMs = leadOf(work.cut)
    const { facts, ...read } = learnedFrom(probed)
    const wholeMs = probed.durationMs ?? (asset.facts as MediaFacts | null)?.wholeMs
    const learned = { ...read, facts: { ...facts, wholeMs }, durationMs: shownMsOf(work), leadMs }
    await saveLearned(worker.database.db, asset, learned, worker.now())
    report('poster', 10)
    const renditions = await keepPoster(work, held, worker)
    report('stream', 14)
    const quick = await makeQuick(work)
    // It could not be copied and not a single picture decoded: encoding would fail too, after
    // hours.
    if (!quick && renditions.length === 0) throw damaged()
    renditions.push(...(await keepQuick(quick, work, held, worker)))
    renditions.push(...(await keepCaptions(work, held, worker)))
    const seen = quick ? { state: 'playable' as const } : {}
    await saveRenditions(worker.database.db, asset, renditions, seen, worker.now())
    report('examine', preparedPercent)
    return { goOnIn: 'examine' }
  })
}

/** Puts an upload together; false where parts of it are still to come. */
export async function hasArrived(
  { asset, report }: Held,
  worker: MediaWorker,
  judge: (head: Uint8Array) => void = () => {},
): Promise<boolean> {
  const upload = await findUploadOfAsset(worker.database.db, asset.id)
  if (upload?.state === 'open') return false
  if (upload?.state !== 'assembling') return true
  report('assemble', 1)
  return assembleUpload(upload, worker, judge)
}

/** Provides the original as a file, its probe, and a folder for the outputs. */
export async function withWork<Outcome>(
  { asset, signal }: Held,
  { storage, programs, measured }: MediaWorker,
  use: (work: Work) => Promise<Outcome>,
): Promise<Outcome> {
  return readWhole(asset, storage, async (path) => {
    const probed = await measured.of(asset, async () =>
      measureFile(path, await probe(path, programs, signal), programs, signal),
    )
    const cut = await cutOf(asset, path, probed, programs, signal)
    const rest = { path, bytes: Number(asset.bytes), probe: probed, plan: planOf(probed), cut }
    await storage.requireRoom(rest.bytes)
    return storage.withFolder((folder) => use({ ...rest, folder, programs, signal }))
  })
}

/** What is wrong with a file that ends too early is that. */
function readWhole<Outcome>(
  asset: Asset,
  storage: Storage,
  use: (path: string) => Promise<Outcome>,
): Promise<Outcome> {
  return storage.withFile(assetKey(asset, original), async (path) => {
    refuseOtherKinds(await readHead(path))
    try {
      return await use(path)
    } catch (fault) {
      const isUnread = fault instanceof Unusable && unread.includes(fault.reason)
      if (isUnread && (await isCutOff(path))) throw cutOff('it ends too early')
      throw fault
    }
  })
}

const unread = ['damaged', 'nothingToPlay', 'notRecognised']

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

function learnedFrom(probed: Probe) {
  const { container, video, audio } = probed
  return {
    kind: video ? ('video' as const) : ('audio' as const),
    mime: mimeOf(probed),
    width: video?.width,
    height: video?.height,
    facts: {
      container,
      videoCodec: video?.codec,
      audioCodec: audio?.codec,
      rotationDeg: video?.rotationDeg ?? 0,
      framesPerSecond: video?.framesPerSecond,
      firstPictureS: video?.firstPictureS ?? probed.startS,
      channels: audio?.channels,
      isInterlaced: video?.isInterlaced || undefined,
    },
  }
}

async function keepPoster(work: Work, { asset }: Held, worker: MediaWorker): Promise<Rendition[]> {
  const file = await makePoster(work)
  if (!file) return []
  await keepFiles([file], work, asset, worker)
  const renditions: Rendition[] = [{ kind: 'poster', key: renditionKey(asset, file) }]
  await saveRenditions(worker.database.db, asset, renditions, {}, worker.now())
  return [...renditions]
}

async function keepQuick(
  quick: Quick | undefined,
  work: Work,
  { asset }: Held,
  worker: MediaWorker,
): Promise<Rendition[]> {
  if (!quick) return []
  await keepFiles(quick.files, work, asset, worker)
  if (quick.kind === 'hls') return [await publishMaster(asset, work.probe.video, ['copy'], worker)]
  return quick.files.map((file) => ({ kind: quick.kind, key: renditionKey(asset, file) }))
}

async function keepCaptions(work: Work, { asset }: Held, worker: MediaWorker) {
  const captions = await makeCaptions(work)
  const files = captions.map(({ file }) => file)
  await keepFiles(files, work, asset, worker)
  return captionRenditions(asset, work.probe, captions)
}
