// Tells people in the header of their page what happened; areas above call it where it happens.
import { sql } from 'kysely'
import type { NoticeKind, NoticeSubject } from '../../../../generated/facts/notices'
import type { Context } from '../../../server/context'
import { tellAfterwards } from '../../../server/events/tellAfterwards'
import { mailAtOf } from './mailUnread'
import './tables'

export interface Notice<Kind extends NoticeKind> {
  readonly kind: Kind
  readonly to: readonly string[]
  /** What the path of its route names. */
  readonly subject: NoticeSubject<Kind>
  /** What its words name. */
  readonly params: Readonly<Record<string, string>>
  /** While it is unread, what is told of the same group is one more of it; the subject by default. */
  readonly group?: string
}

/** A call's context, or what a job has: nobody did it then. */
export type Telling = Pick<Context, 'db' | 'now' | 'newId' | 'services' | 'afterCommit'> & {
  readonly member: Pick<Context['member'], 'customerId'> & { readonly userId?: string }
}

/** Written if the transaction commits; told then. Whoever did it is not told, nor who is no member. */
export async function notify<Kind extends NoticeKind>(
  { kind, to, subject, params, group = JSON.stringify(subject) }: Notice<Kind>,
  telling: Telling,
): Promise<void> {
  const { db, now, newId } = telling
  const { customerId, userId: doer } = telling.member
  const wanted = [...new Set(to)].filter((userId) => userId !== doer)
  if (wanted.length === 0) return
  const members = await db
    .selectFrom('memberships')
    .select('userId')
    .where('customerId', '=', customerId)
    .where('state', '=', 'active')
    .where(sql<boolean>`user_id = any(${wanted}::text[])`)
    .orderBy('userId')
    .execute()
  if (members.length === 0) return
  await db
    .insertInto('notifications')
    .values(
      members.map(({ userId }) => ({
        id: newId(),
        customerId,
        userId,
        kind,
        groupKey: group,
        subject: JSON.stringify(subject),
        params: JSON.stringify(params),
        createdAt: now,
        toldAt: now,
        mailAt: mailAtOf(kind, now),
      })),
    )
    .onConflict((unread) =>
      unread
        .columns(['userId', 'customerId', 'kind', 'groupKey'])
        .where('readAt', 'is', null)
        .doUpdateSet((old) => ({
          subject: old.ref('excluded.subject'),
          params: old.ref('excluded.params'),
          toldAt: old.ref('excluded.toldAt'),
          mailAt: sql<Date | null>`coalesce(notifications.mail_at, excluded.mail_at)`,
          count: sql<number>`notifications.count + 1`,
        })),
    )
    .execute()
  tellThem(members, telling)
}

export interface Withdrawn {
  readonly kinds: readonly NoticeKind[]
  readonly group: string
  /** Of everybody where they are not named. */
  readonly of?: readonly string[]
}

/** What is not so any more is taken back from those who have not read it. */
export async function withdrawNotices(
  { kinds, group, of }: Withdrawn,
  telling: Omit<Telling, 'now' | 'newId'>,
): Promise<void> {
  const gone = await telling.db
    .deleteFrom('notifications')
    .where('customerId', '=', telling.member.customerId)
    .where('kind', 'in', [...kinds])
    .where('groupKey', '=', group)
    .where('readAt', 'is', null)
    .$if(of !== undefined, (some) => some.where('userId', 'in', [...of!]))
    .returning('userId')
    .execute()
  if (gone.length > 0) tellThem(gone, telling)
}

function tellThem(
  people: readonly { readonly userId: string }[],
  telling: Parameters<typeof tellAfterwards>[0],
): void {
  const userIds = people.map(({ userId }) => userId)
  tellAfterwards(telling, { topic: 'notifications', to: { userIds } })
}
