/** Writes which files the demo's people are asked for, with those that they have handed in. */
import { join } from 'node:path'
import { importFile } from '../../features/files/server'
import type { CustomerKey, PersonId } from './cast'
import { demoFileRequests, type DemoFileRequest, type DemoHandIn } from './fileRequests'
import type { Stage } from './stage'

const askedDaysAgo = 14
const mostFiles = 50

export async function writeFileRequests(stage: Stage): Promise<void> {
  for (const request of demoFileRequests) await writeRequest(stage, request)
}

async function writeRequest(stage: Stage, request: DemoFileRequest): Promise<void> {
  const { db, newId, people, daysAgo } = stage
  const {
    customer = 'northwind',
    title,
    state,
    of,
    count = [1, mostFiles],
    files = [],
    passedTo,
    dueInDays,
  } = request
  const isSent = files.some(({ step }) => step !== 'added')
  const isDecided = ['returned', 'accepted', 'declined', 'cancelled', 'reassigned'].includes(state)
  const asked = {
    customerId: stage.customers[customer],
    title,
    assigneeUserId: people[of],
    instructions: request.instructions ?? '',
    kinds: [...(request.kinds ?? [])],
    minCount: count[0],
    maxCount: count[1],
    dueOn: dueInDays === undefined ? undefined : stage.dayIn(dueInDays),
    createdBy: people.cm,
    createdAt: daysAgo(askedDaysAgo),
    updatedAt: daysAgo(1),
  }
  const id = newId()
  await db
    .insertInto('fileRequests')
    .values({
      ...asked,
      id,
      state,
      stateBefore: state === 'cancelled' ? ('opened' as const) : undefined,
      returnWords: request.returned,
      declineReason: request.declined ? ('other' as const) : undefined,
      declineWords: request.declined,
      submittedAt: isSent ? daysAgo(1.5) : undefined,
      decidedAt: isDecided ? daysAgo(1) : undefined,
    })
    .execute()
  for (const file of files) await handIn(stage, { id, of, customer }, file)
  if (passedTo)
    await db
      .insertInto('fileRequests')
      .values({ ...asked, id: newId(), assigneeUserId: people[passedTo], previousRequestId: id })
      .execute()
}

interface Asked {
  readonly id: string
  readonly of: PersonId
  readonly customer: CustomerKey
}

async function handIn(
  stage: Stage,
  { id, of, customer }: Asked,
  { file, step, title, words }: DemoHandIn,
): Promise<void> {
  const { db, people, daysAgo } = stage
  const customerId = stage.customers[customer]
  const { fileId } = await importFile(stage, {
    customerId,
    ownerUserId: people[of],
    path: join(stage.cache, 'demo-files', file),
    title,
    visibility: 'private',
    createdAt: daysAgo(2),
    ...(step !== 'accepted' && { awaitedBy: id }),
  })
  await db
    .insertInto('requestedFiles')
    .values({ fileId, customerId, requestId: id, step, words, createdAt: daysAgo(2) })
    .execute()
}
