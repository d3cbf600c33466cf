// Tells people in the header of their page what happened; areas above call it where it happens.
import { sql } from 'kysely'
import type { NoticeKind, NoticeSubject } from '../../../../generated/facts/notices'
import type { Context } from '../../../server/context'
import { tellAfterwards } from '../../../server/events/tellAfterwards'
import { mailAtOf } from './mailUnread'
import { shownGroup } from './shownGroup'

declare module '../../../../generated/facts/tables' {
  interface ColumnValues {
    notifications: {
      subject: Readonly<Record<string, string>>
      params: Readonly<Record<string, string>>
    }
  }
}

export interface Notice<Kind extends NoticeKind> {
  readonly kind: Kind
  readonly to: readonly string[]
  /** What the path of its route names. */
  readonly subject: NoticeSubject<Kind>
  /** What its words name. */
  readonly params: Readonly<Record<string, string>>
  /** While it is unread, what is told of the same group is one more of it; the subject by default. */
  readonly group?: string
  /** Of whom or what the words count: the same one again is no further one. */
  readonly each?: string
}

/** A call's context, or what a job has: nobody did it then. */
export type Telling = Pick<Context, 'db' | 'now' | 'newId' | 'services' | 'afterCommit'> & {
  readonly member: Pick<Context['member'], 'customerId'> & { readonly userId?: string }
}

/** Written if the transaction commits; told then. Whoever did it is not told, nor who is no member. */
export async function notify<Kind extends NoticeKind>(
  { kind, to, subject, params, group = JSON.stringify(subject), each }: Notice<Kind>,
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
        groupKey: each === undefined ? group : lineKey({ group, each }),
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
          ...(each === undefined && { count: sql<number>`notifications.count + 1` }),
        })),
    )
    .execute()
  tellThem(members, telling)
}

export interface Withdrawn {
  readonly kinds: readonly NoticeKind[]
  /** All of it, or what is about one subject. */
  readonly group?: string
  readonly subject?: Readonly<Record<string, string>>
  /** Of everybody where they are not named. */
  readonly of?: readonly string[]
}

const lineKey = ({ group, each }: { readonly group: string; readonly each: string }) =>
  `${group}\n${each}`

type Subject = Readonly<Record<string, string>>

const isAbout = (subject: Subject | readonly Subject[]) =>
  sql<boolean>`subject @> any(${[subject].flat().map((one) => JSON.stringify(one))}::jsonb[])`

/** What is not so any more is taken back from those who have not read it. */
export async function withdrawNotices(
  { kinds, group, subject, of }: Withdrawn,
  telling: Omit<Telling, 'now' | 'newId'>,
): Promise<void> {
  const gone = await telling.db
    .deleteFrom('notifications')
    .where('customerId', '=', telling.member.customerId)
    .where('kind', 'in', [...kinds])
    .$if(group !== undefined, (some) => some.where(shownGroup, '=', group!))
    .$if(subject !== undefined, (some) => some.where(isAbout(subject!)))
    .where('readAt', 'is', null)
    .$if(of !== undefined, (some) => some.where('userId', 'in', [...of!]))
    .returning('userId')
    .execute()
  if (gone.length > 0) tellThem(gone, telling)
}

export interface Settled {
  readonly kinds: readonly NoticeKind[]
  /** As `notify` was given it, or part of it; or one of several. */
  readonly subject?: Subject | readonly Subject[]
  /** What a line counts, as `notify` was given it. */
  readonly line?: { readonly group: string; readonly each: string }
  /** Of everybody where they are not named. */
  readonly of?: readonly string[]
}

/** What nobody has to look at any more, as somebody did it, counts as read. */
export async function settleNotices(
  { kinds, subject, line, of }: Settled,
  telling: Omit<Telling, 'newId'>,
): Promise<void> {
  if (kinds.length === 0) return
  const read = await telling.db
    .updateTable('notifications')
    .set({ readAt: telling.now })
    .where('customerId', '=', telling.member.customerId)
    .where('kind', 'in', [...kinds])
    .$if(subject !== undefined, (some) => some.where(isAbout(subject!)))
    .$if(line !== undefined, (some) => some.where('groupKey', '=', lineKey(line!)))
    .where('readAt', 'is', null)
    .$if(of !== undefined, (some) => some.where('userId', 'in', [...of!]))
    .returning('userId')
    .execute()
  if (read.length > 0) tellThem(read, telling)
}

/** In which states of its subject somebody still has to do what a notice says. */
export type OpenIn<State> = Partial<Readonly<Record<NoticeKind, readonly State[]>>>

/** After a move: what is over by this state counts as read, whoever moved it on. */
export const settleMoved = <State>(
  openIn: OpenIn<State>,
  { state, subject }: { readonly state: State; readonly subject: NonNullable<Settled['subject']> },
  telling: Omit<Telling, 'newId'>,
) => {
  const kinds = (Object.keys(openIn) as NoticeKind[]).filter(
    (kind) => !openIn[kind]?.includes(state),
  )
  return settleNotices({ kinds, subject }, telling)
}

function tellThem(
  people: readonly { readonly userId: string }[],
  telling: Parameters<typeof tellAfterwards>[0],
): void {
  const userIds = people.map(({ userId }) => userId)
  tellAfterwards(telling, { topic: 'notifications', to: { userIds } })
}
