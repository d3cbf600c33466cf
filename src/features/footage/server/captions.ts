// What is said in clips. Whoever sees a clip reads its captions, whoever changes it writes them.
import type {
  BringBackCaptionsRequest,
  DownloadCaptionsRequest,
  DownloadCaptionsResponse,
  ImportCaptionsRequest,
  ListCaptionsRequest,
  ListCaptionsResponse,
  RemoveCaptionsRequest,
  RemoveCaptionsResponse,
  SaveCaptionsRequest,
} from '../../../../generated/facts/features/footage'
import type { CaptionCue, CaptionSet } from '../../../../generated/facts/features/captions'
import type { CallId } from '../../../../generated/facts/calls'
import { recordChanges } from '../../../screens/server'
import type { Context } from '../../../server/context'
import {
  changedMeanwhile,
  failure,
  forbidden,
  malformedRequest,
  notFound,
} from '../../../server/errors'
import { toSave } from '../../captions/editing'
import { readCaptions } from '../../captions/readCaptions'
import { keptWith, shownOf, type Cut } from '../../captions/trimmed'
import { writeCaptions } from '../../captions/writeCaptions'
import {
  deleteHead,
  findCues,
  insertVersion,
  latestNo,
  listHeads,
  listVersions,
  type NewVersion,
} from './captionRows'
import { clips } from './clips'
import { lockClip, type ClipRow } from './queries'

export async function listCaptions(
  { clipId }: ListCaptionsRequest,
  context: Context,
): Promise<ListCaptionsResponse> {
  const clip = await findClip(clipId, context)
  const captions: CaptionSet[] = []
  for (const { lang } of await listHeads(context.db, clipId)) {
    captions.push(await presentSet(clip, lang, context))
  }
  return { captions }
}

export async function saveCaptions(
  { cues, ...place }: SaveCaptionsRequest,
  context: Context,
): Promise<CaptionSet> {
  const faults = cues.flatMap(({ fromMs, toMs }, at) =>
    toMs > fromMs ? [] : [{ field: `cues.${at}.toMs`, code: 'minimum', limit: fromMs + 1 }],
  )
  if (faults.length > 0) throw malformedRequest('cues end after they begin', faults)
  const said = toSave(cues)
  return keep('saveCaptions', place, { source: 'human', replacing: shown(said) }, context)
}

export async function importCaptions(
  { text, ...place }: ImportCaptionsRequest,
  context: Context,
): Promise<CaptionSet> {
  const { cues, faults } = readCaptions(text)
  const [first] = faults
  if (first) {
    const named = faults.slice(0, 100).map(({ line, code }) => ({ field: `text.${line}`, code }))
    throw failure('captionsUnreadable', { line: String(first.line) }, { faults: named })
  }
  return keep('importCaptions', place, { source: 'upload', replacing: shown(cues) }, context)
}

export async function bringBackCaptions(
  { versionNo, ...place }: BringBackCaptionsRequest,
  context: Context,
): Promise<CaptionSet> {
  await findClip(place.clipId, context)
  const cues = await findCues(context.db, place.clipId, place.lang, versionNo)
  if (!cues) throw notFound('version')
  return keep('bringBackCaptions', place, { source: 'version', replacing: () => cues }, context)
}

export async function removeCaptions(
  { clipId, lang, rev }: RemoveCaptionsRequest,
  context: Context,
): Promise<RemoveCaptionsResponse> {
  await lockForWriting({ clipId, lang, rev }, context)
  await deleteHead(context.db, clipId, lang)
  await record('removeCaptions', clipId, context)
  return {}
}

export async function downloadCaptions(
  { clipId, lang, format }: DownloadCaptionsRequest,
  context: Context,
): Promise<DownloadCaptionsResponse> {
  const clip = await findClip(clipId, context)
  if ((await latestNo(context.db, clipId, lang)) === 0) throw notFound('captions')
  const { cues } = await presentSet(clip, lang, context)
  return { name: `${clip.title}.${lang}.${format}`, text: writeCaptions(cues, format) }
}

interface Place {
  readonly clipId: string
  readonly lang: string
  /** The latest version that was seen. */
  readonly rev: number
}

interface Kept extends Pick<NewVersion, 'source'> {
  /** What the whole take says from now on, instead of these. */
  replacing(before: readonly CaptionCue[], cut: Cut): readonly CaptionCue[]
}

/** Of the part that is shown. */
const shown =
  (cues: readonly CaptionCue[]): Kept['replacing'] =>
  (before, cut) =>
    keptWith(cues, before, cut)

async function keep(
  call: CallId,
  place: Place,
  { source, replacing }: Kept,
  context: Context,
): Promise<CaptionSet> {
  const { db, member, now } = context
  const { clipId, lang, rev } = place
  const clip = await lockForWriting(place, context)
  const before = (await findCues(db, clipId, lang, rev)) ?? []
  const cues = replacing(before, cutOf(clip))
  if (cues.length === 0) throw malformedRequest('captions without words', [noCues])
  await insertVersion(db, {
    customerId: member.customerId,
    clipId,
    lang,
    source,
    cues,
    savedBy: member.userId,
    savedAt: now,
  })
  await record(call, clipId, context)
  return presentSet(clip, lang, context)
}

const noCues = { field: 'cues', code: 'minItems', limit: 1 }

async function lockForWriting({ clipId, lang, rev }: Place, context: Context): Promise<ClipRow> {
  await findClip(clipId, context)
  await lockClip(context.db, context.member.customerId, clipId)
  const clip = await findClip(clipId, context)
  if (!clips.definition.may(context.member, clip, context).includes('edit')) throw forbidden()
  if ((await latestNo(context.db, clipId, lang)) !== rev) throw changedMeanwhile()
  return clip
}

async function findClip(id: string, context: Context): Promise<ClipRow> {
  const [clip] = await clips.find([id], context)
  if (!clip) throw notFound('clip')
  return clip as unknown as ClipRow
}

const cutOf = ({ cutInMs, cutOutMs }: ClipRow): Cut => ({
  inMs: cutInMs ?? 0,
  outMs: cutOutMs ?? Infinity,
})

const record = (call: CallId, id: string, context: Context) =>
  recordChanges(
    [{ id, fields: ['captions'] }],
    { list: 'listClips', call, act: 'changed' },
    context,
  )

async function presentSet(clip: ClipRow, lang: string, { db }: Context): Promise<CaptionSet> {
  const versions = await listVersions(db, clip.id, lang)
  const cues: readonly CaptionCue[] =
    (await findCues(db, clip.id, lang, versions[0]?.versionNo ?? 0)) ?? []
  return {
    lang,
    cues: shownOf(cues, cutOf(clip)),
    versions: versions.map(({ versionNo, source, savedBy, savedAt, name, pictureUrl }) => ({
      versionNo,
      source,
      ...(savedBy === null || name === null
        ? {}
        : { savedBy: { id: savedBy, name, ...(pictureUrl === null ? {} : { pictureUrl }) } }),
      savedAt: savedAt.toISOString(),
    })),
  }
}
