// File requests with all that is shown of them, and all that a move depends on.
import { sql } from 'kysely'
import type { File } from '../../../../generated/facts/features/files'
import type { Context, Member } from '../../../server/context'
import type { Db } from '../../../server/database/tables'
import { requestedFiles } from '../../files/server'
import type { MovedRequest, Mover } from '../fileRequest'
import type { FileStep } from './tables'
import { askerIsHere, requestRows, waitsForDecision, waitsForFiles } from './waiting'

const me = sql<string>`viewer.id`

/** Campaign managers see all; others what they are asked for or have asked for. */
export function seenRequests(db: Db, { customerId, userId, roles }: Member) {
  const rows = requestRows(db, customerId)
    .innerJoin('users as viewer', (join) => join.on('viewer.id', '=', userId))
    .innerJoin('users as asker', 'asker.id', 'request.createdBy')
    .innerJoin('users as assignee', 'assignee.id', 'request.assigneeUserId')
  if (roles.includes('cm')) return rows
  return rows.where(({ eb, or }) =>
    or([eb('request.assigneeUserId', '=', userId), eb('request.createdBy', '=', userId)]),
  )
}

const isManagerIn = ({ roles }: Pick<Member, 'roles'>) => roles.includes('cm')

/** For whom they wait, as the menu counts it. */
export const standing = (member: Member) => ({
  waitsForMe: waitsForFiles(me),
  waitsForReview: waitsForDecision(me, { isManager: isManagerIn(member) }),
  isDone: sql<boolean>`(request.assignee_user_id = viewer.id
    and request.state in ('submitted', 'accepted', 'declined'))`,
})

/** By their day; older ones first, as their ids are. */
export const turn = sql<number>`coalesce(request.due_on - date '2000-01-01', 99999)`

const day = (column: string) => sql<string | null>`to_char(${sql.ref(column)}, 'YYYY-MM-DD')`

export async function loadRequests(ids: readonly string[], context: Context) {
  const { db, member, now } = context
  if (ids.length === 0) return []
  const { waitsForMe, waitsForReview, isDone } = standing(member)
  const rows = await seenRequests(db, member)
    .selectAll('request')
    .select([day('request.dueOn').as('dueOn'), day('request.remindedOn').as('remindedOn')])
    .select([waitsForMe.as('waitsForMe'), waitsForReview.as('waitsForReview')])
    .select([isDone.as('isDone'), turn.as('turn'), askerIsHere.as('askerIsHere')])
    .select(
      sql<string>`to_char(${now.toISOString()}::timestamptz
        at time zone coalesce(viewer.timezone, 'UTC'), 'YYYY-MM-DD')`.as('today'),
    )
    .select(['asker.name as askerName', 'asker.pictureUrl as askerPictureUrl'])
    .select(['assignee.name as assigneeName', 'assignee.pictureUrl as assigneePictureUrl'])
    .where('request.id', 'in', [...ids])
    .execute()
  const files = await filesOf(
    rows.map(({ id }) => id),
    context,
  )
  return rows.map((row) => ({
    ...row,
    files: files.filter(({ requestId }) => requestId === row.id),
  }))
}

export type RequestRow = Awaited<ReturnType<typeof loadRequests>>[number]

export interface HandedInFile {
  readonly requestId: string
  readonly step: FileStep
  readonly words: string | null
  readonly file: File
}

/** In the order in which they were added. */
async function filesOf(requestIds: readonly string[], context: Context): Promise<HandedInFile[]> {
  if (requestIds.length === 0) return []
  const rows = await context.db
    .selectFrom('requestedFiles')
    .select(['requestId', 'fileId', 'step', 'words'])
    .where('requestId', 'in', [...requestIds])
    .orderBy('createdAt')
    .orderBy('fileId')
    .execute()
  const files = await requestedFiles(
    rows.map(({ fileId }) => fileId),
    context,
  )
  return rows.flatMap(({ fileId, ...row }) => {
    const file = files.get(fileId)
    return file ? [{ ...row, file }] : []
  })
}

const isBroken = ({ file }: HandedInFile) => file.state === 'failed' || file.state === 'rejected'
const isComing = ({ file }: HandedInFile) =>
  file.state === 'uploading' || file.state === 'processing'

/** Those that count: not broken, and nobody asks for another one in their place. */
export const goodFiles = ({ files }: Pick<RequestRow, 'files'>): HandedInFile[] =>
  files.filter((each) => each.step !== 'returned' && !isBroken(each))

/** What a move depends on. */
export const movedOf = (row: RequestRow): MovedRequest => ({
  state: row.state,
  assigneeUserId: row.assigneeUserId,
  askerUserId: row.createdBy,
  isAskerGone: !row.askerIsHere,
  stateBefore: row.stateBefore,
  minCount: row.minCount,
  good: goodFiles(row).length,
  coming: goodFiles(row).filter(isComing).length,
})

export const moverOf = (member: Pick<Member, 'userId' | 'roles'>): Mover => ({
  userId: member.userId,
  isManager: isManagerIn(member),
})
