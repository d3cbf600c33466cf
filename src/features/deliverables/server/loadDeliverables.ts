// Deliverables with all that is shown of them, and all that a move depends on.
import { sql } from 'kysely'
import type { Context, Member } from '../../../server/context'
import type { Db } from '../../../server/database/tables'
import { checkSpec, verdictOf } from '../checkSpec'
import type { MovedDeliverable, Mover } from '../deliverable'
import { presets, type Spec } from '../presets'
import { deliveredBy, type Delivered } from './delivered'
import { deliverableRows, ownerIsHere, waitsForOwner } from './waiting'

const me = sql<string>`viewer.id`

const isManagerIn = ({ roles }: Pick<Member, 'roles'>) => roles.includes('cm')

/** Campaign managers see all; others what they make. */
export function seenDeliverables(db: Db, { customerId, userId, roles }: Member) {
  const rows = deliverableRows(db, customerId)
    .innerJoin('users as viewer', (join) => join.on('viewer.id', '=', userId))
    .leftJoin('users as owner', 'owner.id', 'deliverable.ownerUserId')
    .leftJoin('users as maker', 'maker.id', 'deliverable.makerUserId')
  return roles.includes('cm') ? rows : rows.where('deliverable.makerUserId', '=', userId)
}

export const standing = (member: Member) => ({
  waitsForMe: waitsForOwner(me, { isManager: isManagerIn(member) }),
  isMine: sql<boolean>`(deliverable.maker_user_id is not distinct from viewer.id)`,
})

/** The place of a deliverable in the list of whoever makes it: owed ones by their day, delivered ones, ended ones. */
export const turn = sql<number>`(coalesce(deliverable.due_on - date '2000-01-01', 99999)
  + case deliverable.state when 'delivered' then 100000
      when 'accepted' then 200000 when 'cancelled' then 200000 else 0 end)`

export async function loadDeliverables(ids: readonly string[], context: Context) {
  const { db, member, now } = context
  if (ids.length === 0) return []
  const { waitsForMe, isMine } = standing(member)
  const rows = await seenDeliverables(db, member)
    .leftJoin('programs as program', 'program.id', 'deliverable.programId')
    .leftJoin('users as deliverer', 'deliverer.id', 'deliverable.deliveredBy')
    .selectAll('deliverable')
    .select(sql<string | null>`to_char(deliverable.due_on, 'YYYY-MM-DD')`.as('dueOn'))
    .select([waitsForMe.as('waitsForMe'), isMine.as('isMine'), ownerIsHere.as('ownerIsHere')])
    .select(turn.as('turn'))
    .select(
      sql<string>`to_char(${now.toISOString()}::timestamptz
        at time zone coalesce(viewer.timezone, 'UTC'), 'YYYY-MM-DD')`.as('today'),
    )
    .select(['owner.name as ownerName', 'owner.pictureUrl as ownerPictureUrl'])
    .select(['maker.name as makerName', 'maker.pictureUrl as makerPictureUrl'])
    .select(['deliverer.name as delivererName', 'program.title as programTitle'])
    .where('deliverable.id', 'in', [...ids])
    .execute()
  const delivered = await deliveredBy(rows, context)
  return rows.map((row) => {
    const found = delivered.get(row.id)
    const check = checkSpec(specOf(row), found?.facts ?? {})
    return { ...row, delivered: found, check, verdict: verdictOf(check, found !== undefined) }
  })
}

export type DeliverableRow = Awaited<ReturnType<typeof loadDeliverables>>[number]
export type { Delivered }

type Specified = Pick<DeliverableRow, 'preset' | 'maxSeconds' | 'languages'>

/** Its preset, with what was said of this one. */
export function specOf({ preset, maxSeconds, languages }: Specified): Spec {
  return {
    ...presets[preset],
    ...(maxSeconds !== null && { maxMs: maxSeconds * 1000 }),
    ...(languages.length > 0 && { languages }),
  }
}

/** What a move depends on. */
export const movedOf = (row: DeliverableRow): MovedDeliverable => ({
  state: row.state,
  ownerUserId: row.ownerUserId,
  isOwnerGone: row.ownerUserId !== null && !row.ownerIsHere,
  makerUserId: row.makerUserId,
  stateBefore: row.stateBefore,
  fails: row.verdict === 'fail',
})

export const moverOf = (member: Pick<Member, 'userId' | 'roles'>): Mover => ({
  userId: member.userId,
  isManager: isManagerIn(member),
})
