/** Sends the demo's published programs to its channels and people, and has some of them watched. */
import type { CustomerKey, PersonId } from './cast'
import { demoChannels } from './channels'
import { programTitled, type Stage } from './stage'
import { work, type DemoProgram, type DemoWork } from './work'

/** A program without a film is left as it is. */
export async function writeInboxes(stage: Stage): Promise<void> {
  for (const [key, { programs }] of Object.entries(work) as [CustomerKey, DemoWork][])
    for (const program of programs)
      if (program.state === 'published') await writeInbox(stage, key, program)
}

async function writeInbox(
  stage: Stage,
  key: CustomerKey,
  { title, inbox = {}, channel, dueInDays }: DemoProgram,
): Promise<void> {
  const { db, newId, daysAgo } = stage
  const shown = await programTitled(stage, title, key)
  if (!shown?.publishedAt) return
  const { id: programId, customerId, publishedAt, ownerUserId } = shown
  const people = (Object.entries(inbox) as [PersonId, State][]).map(
    ([id, state]) => [stage.people[id], state] as const,
  )
  const due = dueInDays === undefined ? {} : { required: true, dueAt: daysAgo(-dueInDays) }
  const places = channel
    ? [{ channelId: await channelNamed(demoChannels[channel].name, stage) }]
    : people.map(([userId]) => ({ userId }))
  const sent = { customerId, programId, deliveredAt: publishedAt, createdAt: publishedAt, ...due }
  for (const place of places)
    await db
      .insertInto('programDeliveries')
      .values({ ...sent, ...place, id: newId(), createdBy: ownerUserId })
      .execute()
  const { durationMs, versionNo } = shown
  const film = { programId, customerId, versionNo, publishedAt, durationMs: durationMs ?? 0 }
  for (const [userId, state] of people)
    if (state !== 'new') await writeViewing(stage, film, { userId, isViewed: state === 'viewed' })
}

async function channelNamed(name: string, { db, customers }: Stage): Promise<string> {
  const { id } = await db
    .selectFrom('channels')
    .select('id')
    .where('customerId', '=', customers.northwind)
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return id
}

type State = NonNullable<DemoProgram['inbox']>[PersonId] & string

interface OnAir {
  readonly programId: string
  readonly customerId: string
  readonly versionNo: number
  readonly durationMs: number
  readonly publishedAt: Date
}

/** A third is played of what was started, all of what was viewed. */
async function writeViewing(
  { db, now }: Stage,
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
