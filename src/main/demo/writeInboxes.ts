/** Sends the demo's published programs to its channels and people, and has some of them watched. */
import type { Kysely } from 'kysely'
import { customers, emailOf, type CustomerKey, type PersonId } from './cast'
import type { Database } from '../../server/database/tables'
import { idOf } from './idOf'
import { work, type DemoProgram } from './work'
import type { Writing } from './writeCast'
import type { ChannelIds } from './writeChannels'

const dayMs = 86_400_000

type Demo = Pick<Writing, 'db' | 'now' | 'newId'>

/** What has no film, or was sent before, is left as it is. */
export async function writeInboxes(demo: Demo, channels: ChannelIds): Promise<void> {
  for (const key of Object.keys(customers) as CustomerKey[])
    for (const program of work[key].programs)
      if (program.state === 'published') await writeInbox(demo, channels, key, program)
}

async function writeInbox(
  demo: Demo,
  channels: ChannelIds,
  key: CustomerKey,
  program: DemoProgram,
): Promise<void> {
  const { db, now, newId } = demo
  const shown = await onAir(db, key, program.title)
  if (!shown) return
  const { programId, customerId, publishedAt, ownerUserId } = shown
  const { inbox = {}, channel, dueInDays } = program
  const people: (readonly [string, State])[] = []
  for (const [id, state] of Object.entries(inbox))
    people.push([await idOf(db, 'users', 'email', emailOf(id as PersonId)), state])
  const due =
    dueInDays === undefined
      ? {}
      : { required: true, dueAt: new Date(now.getTime() + dueInDays * dayMs) }
  const places = channel
    ? [{ channelId: channels[channel] }]
    : people.map(([userId]) => ({ userId }))
  const sent = { customerId, programId, deliveredAt: publishedAt, createdAt: publishedAt, ...due }
  for (const place of places)
    await db
      .insertInto('programDeliveries')
      .values({ ...sent, ...place, id: newId(), createdBy: ownerUserId })
      .execute()
  for (const [userId, state] of people)
    if (state !== 'new') await writeViewing(demo, shown, { userId, isViewed: state === 'viewed' })
}

type State = NonNullable<DemoProgram['inbox']>[PersonId] & string
type OnAir = NonNullable<Awaited<ReturnType<typeof onAir>>>

/** Undefined also where it was sent before. */
async function onAir(db: Kysely<Database>, key: CustomerKey, title: string) {
  const row = await db
    .selectFrom('programs as program')
    .innerJoin('customers as customer', 'customer.id', 'program.customerId')
    .innerJoin('programVersions as version', 'version.id', 'program.publishedVersionId')
    .select(['program.id as programId', 'program.customerId', 'program.ownerUserId'])
    .select(['program.publishedAt', 'version.durationMs', 'version.versionNo'])
    .where('customer.name', '=', customers[key].name)
    .where('program.title', '=', title)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('programDeliveries as sent')
            .select('sent.id')
            .whereRef('sent.programId', '=', 'program.id'),
        ),
      ),
    )
    .executeTakeFirst()
  return row?.publishedAt ? { ...row, publishedAt: row.publishedAt } : undefined
}

/** A third is played of what was started, all of what was viewed. */
async function writeViewing(
  { db, now }: Demo,
  { programId, customerId, durationMs, versionNo, publishedAt }: OnAir,
  { userId, isViewed }: { readonly userId: string; readonly isViewed: boolean },
): Promise<void> {
  const seconds = Math.ceil(durationMs / 1_000)
  const played = isViewed ? seconds : Math.ceil(seconds / 3)
  const openedAt = new Date(publishedAt.getTime() + (now.getTime() - publishedAt.getTime()) / 3)
  const completedAt = new Date(openedAt.getTime() + durationMs)
  await db
    .insertInto('viewings')
    .values({
      userId,
      programId,
      customerId,
      versionNo,
      coverage: '1'.repeat(played).padEnd(seconds, '0'),
      positionMs: isViewed ? 0 : played * 1_000,
      openedAt,
      ...(isViewed && { viewedVersionNo: versionNo, completedAt, completedBy: 'auto' as const }),
    })
    .execute()
}
