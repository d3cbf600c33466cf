import { sql } from 'kysely'
import { decisionUndoMs } from '../../../../generated/facts/constants'
import { defineList, keyed, namesIn, referring } from '../../../screens/server'
import type { Context, Member } from '../../../server/context'
import type { Db } from '../../../server/database/tables'
import { mediaRows } from '../../media/server'
import { posterOf } from '../../programs/server'
import { actsWithApproval } from '../approval'
import { approvalRows, isDecidedBy, managersAmong, waitsFor } from './approvalRows'
import { askedRows, stagesOf } from './asked'

/** Campaign managers see all of the customer's, others those about what they build. */
function seen(db: Db, { customerId, userId, roles }: Member) {
  const me = db.selectNoFrom(sql<string>`${userId}::text`.as('id')).as('me')
  const rows = approvalRows(db, customerId)
    .innerJoin('users as asker', 'asker.id', 'request.createdBy')
    .leftJoin('approvalPolicies as policy', 'policy.id', 'request.policyId')
    .innerJoin(me, (join) => join.onTrue())
  if (roles.includes('cm')) return rows
  return rows.where(
    sql<boolean>`(program.owner_user_id = ${userId} or exists (
      select from program_collaborators other
      where other.program_id = program.id and other.user_id = ${userId}))`,
  )
}

const me = sql<string>`me.id`
const day = (column: string) => sql<string | null>`to_char(${sql.ref(column)}, 'YYYY-MM-DD')`

export const approvals = defineList('listApprovals', {
  rows: (db: Db, { member }: Context) => seen(db, member),
  id: 'request.id',
  search: sql`program.title_key || ' ' || asker.name_key`,
  fields: {
    title: keyed('program.titleKey', 'program.title'),
    state: 'request.state',
    waitsForMe: waitsFor(me),
    isDecidedByMe: isDecidedBy(me),
    program: referring('request.programId', {
      sort: 'program.titleKey',
      names: { table: 'programs', id: 'id', name: 'title' },
    }),
    policy: referring('request.policyId', {
      sort: 'policy.nameKey',
      names: { table: 'approvalPolicies', id: 'id', name: 'name' },
    }),
    askedBy: referring('request.createdBy', { sort: 'asker.nameKey', names: namesIn('users') }),
    dueOn: 'request.dueOn',
    askedAt: 'request.createdAt',
  },
  order: { field: 'askedAt', desc: true },
  async load(db: Db, ids, { member }) {
    const rows = await seen(db, member)
      .leftJoin(mediaRows(db).as('media'), 'media.assetId', 'program.posterAssetId')
      .selectAll('request')
      .select([day('request.dueOn').as('dueOn'), day('request.remindedOn').as('remindedOn')])
      .select([waitsFor(me).as('waitsForMe'), isDecidedBy(me).as('isDecidedByMe')])
      .select([
        'program.title',
        'program.ownerUserId',
        'program.publishedVersionId',
        'program.deletedAt',
        'version.versionNo',
        'version.durationMs',
        'asker.name as askerName',
        'asker.pictureUrl as askerPictureUrl',
        'policy.name as policyName',
        'policy.allowSelf',
        'media.renditions',
        'media.addressRev',
      ])
      .where('request.id', 'in', [...ids])
      .execute()
    const asked = await askedRows(db, ids)
    const people = asked.map(({ userId }) => userId)
    const managers = await managersAmong(db, member.customerId, people)
    return rows.map((row) => ({
      ...row,
      changed: undefined,
      asked: asked
        .filter(({ requestId }) => requestId === row.id)
        .map((each) => ({ ...each, hasGone: !managers.has(each.userId) })),
    }))
  },
  present(row, context) {
    const { now } = context
    const words = row.asked.find(({ note }) => note !== null)?.note ?? undefined
    return {
      program: { id: row.programId, name: row.title },
      stages: stagesOf(row),
      policy: row.policyId === null ? undefined : { id: row.policyId, name: row.policyName ?? '' },
      askedBy: {
        id: row.createdBy,
        name: row.askerName,
        pictureUrl: row.askerPictureUrl ?? undefined,
      },
      askedAt: row.createdAt.toISOString(),
      isOverdue: row.state === 'pending' && row.dueOn !== null && row.dueOn < dayOf(now),
      words,
      posterUrl: posterOf(row, context),
    }
  },
  may: ({ userId, roles }, row, { now }) =>
    actsWithApproval({
      state: row.state,
      waitsForMe: row.waitsForMe,
      mayUndo: mayUndo(row, { userId, now }),
      isManager: roles.includes('cm'),
      isMine: row.createdBy === userId || row.ownerUserId === userId,
      wasRemindedToday: row.remindedOn === dayOf(now),
      hasGone: row.asked.some(
        ({ stageNo, hasGone, decision }) => stageNo === row.stageNo && hasGone && decision === null,
      ),
    }),
})

export const dayOf = (at: Date) => at.toISOString().slice(0, 10)

interface Decidable {
  readonly state: string
  readonly versionId: string
  readonly publishedVersionId: string | null
  readonly asked: ReadonlyArray<{
    readonly userId: string
    readonly stageNo: number
    readonly decidedAt: Date | null
  }>
}

/** Not once it was withdrawn or asked for anew, is on air, or somebody has decided since. */
function mayUndo(
  { state, versionId, publishedVersionId, asked }: Decidable,
  { userId, now }: { readonly userId: string; readonly now: Date },
): boolean {
  if (state === 'withdrawn' || state === 'superseded' || versionId === publishedVersionId)
    return false
  const [last] = asked
    .filter(({ decidedAt }) => decidedAt !== null)
    .toSorted(
      (one, two) => two.stageNo - one.stageNo || Number(two.decidedAt) - Number(one.decidedAt),
    )
  return last?.userId === userId && now.getTime() - Number(last.decidedAt) <= decisionUndoMs
}
