// What is said in films that were made elsewhere: captions hang on the version, and are corrected without a new one.
import { programs } from './programs'
import type {
  ListFilmCaptionsRequest,
  ListFilmCaptionsResponse,
} from '../../../../generated/facts/features/programs'
import { recordChanges } from '../../../screens/server'
import type { Context } from '../../../server/context'
import { notFound } from '../../../server/errors'
import { defineCaptions, type CaptionedFilm } from '../../captions/server'
import { lockProgramTo } from './moveProgram'

interface Place {
  readonly programId: string
  readonly versionId: string
}

const calls = {
  saved: 'saveFilmCaptions',
  imported: 'importFilmCaptions',
  broughtBack: 'bringBackFilmCaptions',
  removed: 'removeFilmCaptions',
} as const

const { list, save, takeFile, bringBack, remove, download } = defineCaptions<Place>({
  async find(place, context) {
    await programs.shown(place.programId, context)
    return findFilm(place, context)
  },
  async lock(place, context) {
    await lockProgramTo('edit', place.programId, context)
    return findFilm(place, context)
  },
  record: (act, { programId }, context) =>
    recordChanges(
      [{ id: programId, fields: [] }],
      { list: 'listPrograms', call: calls[act], act: 'action' },
      context,
    ),
})

async function findFilm(
  { programId, versionId }: Place,
  { db, member }: Context,
): Promise<CaptionedFilm> {
  const film = await db
    .selectFrom('programVersions as version')
    .innerJoin('programs as program', 'program.id', 'version.programId')
    .select(['version.id', 'version.customerId', 'program.title'])
    .where('version.customerId', '=', member.customerId)
    .where('version.programId', '=', programId)
    .where('version.id', '=', versionId)
    .where('version.kind', '=', 'uploaded')
    .executeTakeFirst()
  if (!film) throw notFound('version')
  return { ...film, kind: 'version', cut: { inMs: 0, outMs: Infinity } }
}

export {
  bringBack as bringBackFilmCaptions,
  download as downloadFilmCaptions,
  remove as removeFilmCaptions,
  save as saveFilmCaptions,
  takeFile as importFilmCaptions,
}

export const listFilmCaptions = async (
  place: ListFilmCaptionsRequest,
  context: Context,
): Promise<ListFilmCaptionsResponse> => ({ captions: await list(place, context) })
