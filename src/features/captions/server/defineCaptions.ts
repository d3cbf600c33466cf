// The calls that read and write captions, of whatever they hang on. Whoever sees a film reads them, whoever changes
// it writes them.
import type { CaptionCue, CaptionSet } from '../../../../generated/facts/features/captions'
import type { Context } from '../../../server/context'
import { changedMeanwhile, failure, malformedRequest, notFound } from '../../../server/errors'
import type { Format } from '../cue'
import { toSave } from '../editing'
import { readCaptions } from '../readCaptions'
import { keptWith, shownOf, type Cut } from '../trimmed'
import { writeCaptions } from '../writeCaptions'
import {
  deleteHead,
  findCues,
  insertVersion,
  latestNo,
  listHeads,
  listVersions,
  type Film,
  type NewVersion,
} from './captionRows'

export interface CaptionedFilm extends Film {
  readonly title: string
  /** The part that is shown of the whole take. */
  readonly cut: Cut
}

export type CaptionAct = 'saved' | 'imported' | 'broughtBack' | 'removed'

export interface CaptionedFilms<Place> {
  /** As whoever asks sees it. */
  find(place: Place, context: Context): Promise<CaptionedFilm>
  /** Once nobody else can change it; refuses those who may not. */
  lock(place: Place, context: Context): Promise<CaptionedFilm>
  /** Says in its history what was done. */
  record(act: CaptionAct, place: Place, context: Context): Promise<void>
}

interface InLang {
  readonly lang: string
  /** The latest version that was seen; 0: none. */
  readonly rev: number
}

interface Kept extends Pick<NewVersion, 'source'> {
  readonly act: CaptionAct
  /** What the whole take says from now on, instead of these. */
  replacing(before: readonly CaptionCue[], cut: Cut): readonly CaptionCue[]
}

export function defineCaptions<Place>({ find, lock, record }: CaptionedFilms<Place>) {
  async function lockLatest(place: Place & InLang, context: Context): Promise<CaptionedFilm> {
    const film = await lock(place, context)
    if ((await latestNo(context.db, film.id, place.lang)) !== place.rev) throw changedMeanwhile()
    return film
  }

  async function keep(
    place: Place & InLang,
    { act, source, replacing }: Kept,
    context: Context,
  ): Promise<CaptionSet> {
    const { db, member, now } = context
    const { lang, rev } = place
    const film = await lockLatest(place, context)
    const before = (await findCues(db, film.id, lang, rev)) ?? []
    const cues = replacing(before, film.cut)
    if (cues.length === 0) throw malformedRequest('captions without words', [noCues])
    const by = { savedBy: member.userId, savedAt: now }
    await insertVersion(db, { film, lang, source, cues, ...by })
    await record(act, place, context)
    return presentSet(film, lang, context)
  }

  return {
    lockLatest,

    async list(place: Place, context: Context): Promise<CaptionSet[]> {
      const film = await find(place, context)
      const sets: CaptionSet[] = []
      for (const { lang } of await listHeads(context.db, film.id)) {
        sets.push(await presentSet(film, lang, context))
      }
      return sets
    },

    async save(
      request: Place & InLang & { readonly cues: readonly CaptionCue[] },
      context: Context,
    ): Promise<CaptionSet> {
      const faults = request.cues.flatMap(({ fromMs, toMs }, at) =>
        toMs > fromMs ? [] : [{ field: `cues.${at}.toMs`, code: 'minimum', limit: fromMs + 1 }],
      )
      if (faults.length > 0) throw malformedRequest('cues end after they begin', faults)
      const said = toSave(request.cues)
      return keep(request, { act: 'saved', source: 'human', replacing: shown(said) }, context)
    },

    async takeFile(
      request: Place & InLang & { readonly text: string },
      context: Context,
    ): Promise<CaptionSet> {
      const { cues, faults } = readCaptions(request.text)
      const [first] = faults
      if (first) {
        const named = faults
          .slice(0, 100)
          .map(({ line, code }) => ({ field: `text.${line}`, code }))
        throw failure('captionsUnreadable', { line: String(first.line) }, { faults: named })
      }
      return keep(request, { act: 'imported', source: 'upload', replacing: shown(cues) }, context)
    },

    async bringBack(
      request: Place & InLang & { readonly versionNo: number },
      context: Context,
    ): Promise<CaptionSet> {
      const { id } = await find(request, context)
      const cues = await findCues(context.db, id, request.lang, request.versionNo)
      if (!cues) throw notFound('version')
      const replacing = () => cues
      return keep(request, { act: 'broughtBack', source: 'version', replacing }, context)
    },

    async remove(place: Place & InLang, context: Context): Promise<Record<string, never>> {
      const { id } = await lockLatest(place, context)
      await deleteHead(context.db, id, place.lang)
      await record('removed', place, context)
      return {}
    },

    async download(
      request: Place & { readonly lang: string; readonly format: Format },
      context: Context,
    ): Promise<{ name: string; text: string }> {
      const { lang, format } = request
      const film = await find(request, context)
      if ((await latestNo(context.db, film.id, lang)) === 0) throw notFound('captions')
      const { cues } = await presentSet(film, lang, context)
      return { name: `${film.title}.${lang}.${format}`, text: writeCaptions(cues, format) }
    },
  }
}

const noCues = { field: 'cues', code: 'minItems', limit: 1 }

/** Of the part that is shown. */
const shown =
  (cues: readonly CaptionCue[]): Kept['replacing'] =>
  (before, cut) =>
    keptWith(cues, before, cut)

async function presentSet(
  { id, cut }: CaptionedFilm,
  lang: string,
  { db }: Context,
): Promise<CaptionSet> {
  const versions = await listVersions(db, id, lang)
  const cues: readonly CaptionCue[] =
    (await findCues(db, id, lang, versions[0]?.versionNo ?? 0)) ?? []
  return {
    lang,
    cues: shownOf(cues, cut),
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
