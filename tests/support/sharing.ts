/** Share pages, over the same calls as people make them. */
import { ulid } from 'ulid'
import type {
  AddSharePageRequest,
  ListSharePagesRow,
  ShareView,
} from '../../generated/facts/features/sharing'
import type { CallId, Calls } from '../../generated/facts/calls'
import { calls } from '../../generated/wiring/calls'
import { hashOf } from '../../src/features/sharing/server/services'
import type { Db } from '../../src/server/database/tables'
import { aVersion, type GivenVersion } from './approvals'
import type { TestMember } from './people'
import { callAs, type TestApp, type TestSession } from './world'
import { aProgram } from './work'

type Who = Pick<TestMember, 'userId' | 'customerId'>

/** A program on air, with its film. */
export async function onAir(
  db: Db,
  who: Who,
  given: GivenVersion & { title?: string } = {},
): Promise<{ programId: string; versionId: string; assetId: string }> {
  const { title = 'A film', ...version } = given
  const programId = await aProgram(db, who, { title })
  const assetId = given.assetId ?? ulid()
  const versionId = await aVersion(db, who, programId, {
    durationMs: 20_000,
    ...version,
    ...(given.assetId === undefined ? {} : { assetId }),
  })
  const { assetId: made } = await db
    .selectFrom('programVersions')
    .select('assetId')
    .where('id', '=', versionId)
    .executeTakeFirstOrThrow()
  await db
    .updateTable('programs')
    .set({ state: 'published', publishedVersionId: versionId, publishedAt: new Date() })
    .where('id', '=', programId)
    .execute()
  return { programId, versionId, assetId: made! }
}

type PageValues = AddSharePageRequest['values']

export async function sharePage(
  app: TestApp,
  session: TestSession,
  programId: string,
  given: Partial<PageValues> = {},
): Promise<ListSharePagesRow> {
  const values = { title: 'For you', programs: [programId], access: 'link', ...given } as PageValues
  const { body } = await callAs(app, session, 'addSharePage', { values })
  if (body['status'] !== 'Ok') throw new Error(String(body['errorMessage']))
  return body['clientResponse'] as ListSharePagesRow
}

export const keyOf = ({ link }: Pick<ListSharePagesRow, 'link'>) => link.slice('/s/'.length)

type PublicCall =
  | 'openShare'
  | 'askShareCode'
  | 'proveShare'
  | 'noteShareVisit'
  | 'reportShareViewing'
  | 'commentShare'
  | 'editShareComment'
  | 'removeShareComment'
  | 'decideShare'
  | 'forgetVisitor'

export interface PublicAnswer<Id extends CallId> {
  readonly status: number
  readonly code: unknown
  readonly value: Calls[Id]['response']
  readonly cookies: ReadonlyArray<{ name: string; value: string }>
  readonly retryAfter: unknown
}

/** As anybody asks. */
export async function askPublic<Id extends PublicCall>(
  app: Pick<TestApp, 'server'>,
  id: Id,
  request: Calls[Id]['request'],
  from: { ip?: string; cookies?: Record<string, string>; userAgent?: string } = {},
): Promise<PublicAnswer<Id>> {
  const answer = await app.server.inject({
    method: 'POST',
    url: `/${calls[id].path}`,
    payload: { clientRequest: request },
    headers: { 'user-agent': from.userAgent ?? 'Mozilla/5.0' },
    ...(from.cookies && { cookies: from.cookies }),
    ...(from.ip && { remoteAddress: from.ip }),
  })
  const body = answer.json<Record<string, unknown>>()
  return {
    status: answer.statusCode,
    code: body['errorCode'],
    value: body['clientResponse'] as Calls[Id]['response'],
    cookies: answer.cookies,
    retryAfter: answer.headers['retry-after'],
  }
}

export const openAnew = async (
  app: Pick<TestApp, 'server'>,
  page: Pick<ListSharePagesRow, 'link'>,
  pass?: string,
): Promise<ShareView> =>
  (await askPublic(app, 'openShare', { key: keyOf(page), ...(pass && { pass }) })).value

/** A page without the calls, for tables over many of them. */
export async function insertSharePage(
  db: Db,
  { customerId, userId }: Who,
  programId: string,
  title = 'A page',
): Promise<string> {
  const id = ulid()
  const at = new Date('2026-02-01T00:00:00Z')
  const made = { createdBy: userId, createdAt: at, updatedAt: at }
  await db
    .insertInto('sharePages')
    .values({ id, customerId, title, access: 'link', tokenHash: hashOf(id), ...made })
    .execute()
  await db
    .insertInto('shareItems')
    .values({ customerId, pageId: id, programId, position: 0 })
    .execute()
  return id
}
