// Films that were made elsewhere become programs, or versions of programs.
import { programs } from './programs'
import type {
  CancelVersionUploadRequest,
  CancelVersionUploadResponse,
  ImportProgramRequest,
  ImportProgramResponse,
  RetryVersionRequest,
  UploadVersionRequest,
} from '../../../../generated/facts/features/programs'
import { createdNow, recordChanges } from '../../../screens/server'
import type { Context } from '../../../server/context'
import { failure, notFound } from '../../../server/errors'
import { titleOfFile } from '../../media/fileName'
import {
  abandonAsset,
  findBegunUploads,
  findReceivedParts,
  presentUpload,
  registerUpload,
  releaseAsset,
  retryAsset,
  type UploadFound,
} from '../../media/server'
import { emptyTimeline } from '../emptyTimeline'
import { lockProgramTo } from './moveProgram'
import { eraseProgram } from './eraseProgram'

interface Begun {
  readonly programId: string
  readonly versionId: string
  readonly upload: UploadFound
  readonly isNew: boolean
}

export const importProgram = (file: ImportProgramRequest, context: Context) =>
  began(context, async (within) => (await findBegun(file, within)) ?? beginProgram(file, within))

export const uploadVersion = (
  { programId, ...file }: UploadVersionRequest,
  context: Context,
): Promise<ImportProgramResponse> =>
  began(context, async (within) => {
    await lockProgramTo('edit', programId, within)
    const begun = await findBegun(file, within, programId)
    return begun ?? beginVersion(file, programId, within)
  })

/** What the store has of it is read after the commit. */
async function began(
  context: Context,
  begin: (within: Context) => Promise<Begun>,
): Promise<ImportProgramResponse> {
  const { media } = context.services
  const { program, versionId, upload, isNew } = await context.db
    .transaction()
    .execute(async (db) => {
      const within = { ...context, db }
      const begun = await begin(within)
      return { ...begun, program: await programs.shown(begun.programId, within) }
    })
  const received = isNew ? [] : await findReceivedParts(upload, media)
  return { program, versionId, upload: presentUpload(upload, received, media) }
}

/** The same file chosen again goes on where it stopped. */
async function findBegun(
  file: ImportProgramRequest,
  context: Context,
  programId?: string,
): Promise<Begun | undefined> {
  const begun = await findBegunUploads(file, context)
  if (begun.length === 0) return undefined
  const coming = context.db
    .selectFrom('programFilms as film')
    .innerJoin('programs as program', 'program.id', 'film.programId')
    .select(['film.id', 'film.programId', 'film.assetId'])
    .where('film.customerId', '=', context.member.customerId)
    .where('program.deletedAt', 'is', null)
    .where(
      'film.assetId',
      'in',
      begun.map(({ assetId }) => assetId),
    )
  const film = await (
    programId === undefined
      ? coming.where('program.kind', '=', 'imported').where('program.versionNo', '=', 0)
      : coming.where('film.programId', '=', programId)
  ).executeTakeFirst()
  const upload = begun.find(({ assetId }) => assetId === film?.assetId)
  if (!film || !upload) return undefined
  return { programId: film.programId, versionId: film.id, upload, isNew: false }
}

async function beginProgram(file: ImportProgramRequest, context: Context): Promise<Begun> {
  const { db, member, newId } = context
  const id = newId()
  await db
    .insertInto('programs')
    .values({
      id,
      customerId: member.customerId,
      ownerUserId: member.userId,
      title: titleOfFile(file.name).slice(0, longestTitle),
      kind: 'imported',
      timeline: JSON.stringify(emptyTimeline('16:9')),
      hasChanges: false,
      ...createdNow(context),
    })
    .execute()
  const told = { list: 'listPrograms', call: 'importProgram', act: 'created' } as const
  await recordChanges([{ id, fields: ['title'] }], told, context)
  return beginFilm(file, id, context)
}

/** Longer ones are refused where they are typed. */
const longestTitle = 200

async function beginVersion(
  file: ImportProgramRequest,
  programId: string,
  context: Context,
): Promise<Begun> {
  const told = { list: 'listPrograms', call: 'uploadVersion', act: 'action' } as const
  await recordChanges([{ id: programId, fields: [] }], told, context)
  return beginFilm(file, programId, context)
}

async function beginFilm(
  file: ImportProgramRequest,
  programId: string,
  context: Context,
): Promise<Begun> {
  const { db, member, now, newId } = context
  const upload = await registerUpload(file, context)
  const versionId = newId()
  await db
    .insertInto('programFilms')
    .values({
      id: versionId,
      customerId: member.customerId,
      programId,
      assetId: upload.assetId,
      sentBy: member.userId,
      sentAt: now,
    })
    .execute()
  return { programId, versionId, upload, isNew: true }
}

const findFilm = ({ programId, versionId }: RetryVersionRequest, { db }: Pick<Context, 'db'>) =>
  db
    .selectFrom('programFilms as film')
    .innerJoin('mediaAssets as asset', 'asset.id', 'film.assetId')
    .select(['film.assetId', 'asset.state'])
    .where('film.programId', '=', programId)
    .where('film.id', '=', versionId)
    .executeTakeFirst()

/** Giving up what is gone already succeeds. */
export async function cancelVersionUpload(
  request: CancelVersionUploadRequest,
  context: Context,
): Promise<CancelVersionUploadResponse> {
  const { db, now, member } = context
  const { customerId } = member
  const { programId, versionId } = request
  const program = await lockProgramTo('edit', programId, context)
  const film = await findFilm(request, context)
  if (film && !(await abandonAsset(customerId, film.assetId, context))) {
    if (film.state !== 'failed' && film.state !== 'rejected') throw failure('alreadyUploaded')
    await db.deleteFrom('programFilms').where('id', '=', versionId).execute()
    await releaseAsset(db, customerId, film.assetId, now)
  }
  if (!film || program.kind !== 'imported' || program.versionNo > 0) return { isProgramGone: false }
  const other = await db
    .selectFrom('programFilms')
    .select('id')
    .where('programId', '=', programId)
    .limit(1)
    .executeTakeFirst()
  if (other) return { isProgramGone: false }
  await eraseProgram({ id: programId, customerId }, context)
  return { isProgramGone: true }
}

export async function retryVersion(
  request: RetryVersionRequest,
  context: Context,
): Promise<Record<string, never>> {
  await lockProgramTo('edit', request.programId, context)
  const film = await findFilm(request, context)
  if (!film) throw notFound()
  await retryAsset(context.member.customerId, film.assetId, context)
  return {}
}
