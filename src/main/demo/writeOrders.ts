/** Writes what the demo's customers have edited by professionals, who edits it, and how far it is. */
import type { OrderEvent, OrderState } from '../../features/pro-edits/order'
import { workdayFrom } from '../../features/pro-edits/workCalendar'
import { roleIdOf } from '../../session/server'
import { editors, openOrders, type DemoEditor, type DemoOrder } from './orders'
import { pastOrders } from './pastOrders'
import type { Stage } from './stage'

const minutesOfHour = 60

/** What became of it until it was so. */
const pathTo: Readonly<Record<OrderState, readonly OrderEvent[]>> = {
  draft: [],
  submitted: ['submit'],
  declined: ['submit', 'decline'],
  cancelled: ['submit', 'cancel'],
  accepted: ['submit', 'accept'],
  on_hold: ['submit', 'accept', 'hold'],
  assigned: ['submit', 'accept', 'assign'],
  in_edit: ['submit', 'accept', 'assign', 'start'],
  in_review: ['submit', 'accept', 'assign', 'start', 'deliver'],
  changes_requested: ['submit', 'accept', 'assign', 'start', 'deliver', 'ask'],
  approved: ['submit', 'accept', 'assign', 'start', 'deliver', 'approve'],
  closed: ['submit', 'accept', 'assign', 'start', 'deliver', 'approve', 'close'],
}

export async function writeOrders(stage: Stage): Promise<void> {
  const people = new Map<string, string>()
  for (const editor of editors) people.set(editor.name, await writeEditor(stage, editor))
  for (const order of [...openOrders, ...pastOrders]) await writeOrder(stage, order, people)
}

/** Whoever is not known yet joins. */
async function writeEditor(
  { db, now, newId, dayIn, customers }: Stage,
  { name, hoursAWeek, skills, off }: DemoEditor,
): Promise<string> {
  const customerId = customers.brightcut
  const known = await db
    .selectFrom('users')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirst()
  const userId = known?.id ?? newId()
  if (!known) {
    const userName = name.toLowerCase().replace(' ', '.')
    const email = `${userName}@brightcut.example`
    await db
      .insertInto('users')
      .values({ id: userId, name, userName, email, createdAt: now })
      .execute()
    await db.insertInto('memberships').values({ userId, customerId, createdAt: now }).execute()
    await db
      .insertInto('membershipRoles')
      .values({ userId, customerId, roleId: roleIdOf('cc') })
      .execute()
  }
  await db
    .insertInto('editorProfiles')
    .values({
      userId,
      customerId,
      capacityMinutes: hoursAWeek * minutesOfHour,
      skills: [...skills],
      timeOff: off ? [`${dayIn(off[0])}/${dayIn(off[1])}`] : [],
      updatedAt: now,
    })
    .execute()
  return userId
}

async function writeOrder(
  stage: Stage,
  order: DemoOrder,
  people: ReadonlyMap<string, string>,
): Promise<void> {
  const { db, newId, daysAgo } = stage
  const vendorId = stage.customers.brightcut
  const { state, round = 1, words, deliveredDaysAgo, approvedDaysAgo } = order
  const sentAt = daysAgo(order.sentDaysAgo)
  const deliveredAt = deliveredDaysAgo === undefined ? null : daysAgo(deliveredDaysAgo)
  const approvedAt = approvedDaysAgo === undefined ? null : daysAgo(approvedDaysAgo)
  const customerId = await customerNamed(order.customer, stage)
  await db
    .updateTable('customers')
    .set({ vendorCustomerId: vendorId })
    .where('id', '=', customerId)
    .execute()
  const ownerUserId = await managerOf(stage, customerId)
  const editorUserId = order.editor === undefined ? null : (people.get(order.editor) ?? null)
  const program = await programOf(stage, customerId, order.program)
  const id = newId()
  const movedAt = approvedAt ?? deliveredAt ?? sentAt
  await db
    .insertInto('orders')
    .values({
      id,
      customerId,
      vendorCustomerId: vendorId,
      programId: program?.programId ?? null,
      title: order.title,
      brief: order.brief ?? '',
      priority: order.isRush ? 'rush' : 'normal',
      state,
      stateBefore: order.stateBefore ?? null,
      dueOn: workdayFrom(stage.dayIn(order.dueInDays)),
      ownerUserId,
      editorUserId,
      estimateMinutes: (order.hours ?? 0) * minutesOfHour,
      round,
      maxRounds: order.maxRounds ?? 3,
      declineWords: state === 'declined' ? words : null,
      holdWords: state === 'on_hold' ? words : null,
      changesWords: state === 'changes_requested' || state === 'in_edit' ? words : null,
      submittedAt: state === 'draft' ? null : sentAt,
      firstDeliveredAt: deliveredAt,
      deliveredAt,
      approvedAt,
      closedAt: state === 'closed' ? approvedAt : null,
      heldAt: state === 'on_hold' ? movedAt : null,
      movedAt,
      createdBy: ownerUserId,
      createdAt: sentAt,
      updatedAt: movedAt,
    })
    .execute()
  for (const title of order.clips ?? [])
    await writeClip(stage, { id, customerId, ownerUserId }, title)
  if (program && deliveredAt)
    await db
      .insertInto('orderItems')
      .values({
        id: newId(),
        orderId: id,
        kind: 'version',
        versionId: program.versionId,
        round: 1,
        createdBy: editorUserId ?? ownerUserId,
        createdAt: deliveredAt,
      })
      .execute()
  await writeSteps(stage, order, { id, ownerUserId, editorUserId, sentAt, movedAt })
}

async function customerNamed(name: string, { db }: Stage): Promise<string> {
  const { id } = await db
    .selectFrom('customers')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return id
}

/** Who leads the customer. */
async function managerOf({ db }: Stage, customerId: string): Promise<string> {
  const { userId } = await db
    .selectFrom('membershipRoles')
    .select('userId')
    .where('customerId', '=', customerId)
    .where('roleId', '=', roleIdOf('cm'))
    .orderBy('userId')
    .executeTakeFirstOrThrow()
  return userId
}

const programOf = ({ db }: Stage, customerId: string, title = '') =>
  db
    .selectFrom('programVersions as version')
    .innerJoin('programs as program', 'program.id', 'version.programId')
    .select(['version.id as versionId', 'program.id as programId'])
    .where('program.customerId', '=', customerId)
    .where('program.title', '=', title)
    .where('version.assetId', 'is not', null)
    .orderBy('version.versionNo', 'desc')
    .executeTakeFirst()

interface Written {
  readonly id: string
  readonly customerId: string
  readonly ownerUserId: string
}

/** Without ffmpeg there is none. */
async function writeClip(
  { db, now, newId }: Stage,
  { id: orderId, customerId, ownerUserId }: Written,
  title: string,
): Promise<void> {
  const clip = await db
    .selectFrom('footageClips')
    .select('id')
    .where('customerId', '=', customerId)
    .where('title', '=', title)
    .executeTakeFirst()
  if (!clip) return
  const item = { id: newId(), orderId, kind: 'clip' as const, clipId: clip.id }
  await db
    .insertInto('orderItems')
    .values({ ...item, createdBy: ownerUserId, createdAt: now })
    .execute()
}

interface Told {
  readonly id: string
  readonly ownerUserId: string
  readonly editorUserId: string | null
  readonly sentAt: Date
  readonly movedAt: Date
}

/** What became of it, evenly spread, and the time it took. */
async function writeSteps(
  { db, now, newId }: Stage,
  { state, words, spentHours, round = 1 }: DemoOrder,
  { id: orderId, ownerUserId, editorUserId, sentAt, movedAt }: Told,
): Promise<void> {
  const path = pathTo[state]
  const stepMs = (movedAt.getTime() - sentAt.getTime()) / Math.max(1, path.length)
  const ofBuyer: readonly OrderEvent[] = ['submit', 'cancel', 'ask', 'approve']
  for (const [at, event] of path.entries())
    await db
      .insertInto('orderEvents')
      .values({
        id: newId(),
        orderId,
        event,
        round,
        words: ['ask', 'hold', 'decline'].includes(event) ? (words ?? null) : null,
        byUser: ofBuyer.includes(event) ? ownerUserId : editorUserId,
        at: new Date(sentAt.getTime() + at * stepMs),
      })
      .execute()
  if (spentHours === undefined || editorUserId === null) return
  await db
    .insertInto('orderTimes')
    .values({
      id: newId(),
      orderId,
      userId: editorUserId,
      day: movedAt.toISOString().slice(0, 10),
      minutes: spentHours * minutesOfHour,
      createdAt: now,
    })
    .execute()
}
