/** Writes which files the demo's people are asked for, with those that they have handed in. */
import { join } from 'node:path'
import { importFile } from '../../features/files/server'
import type { Services } from '../../server/services'
import { customers, emailOf, people, type CustomerKey, type PersonId } from './cast'
import { demoFileRequests, type DemoFileRequest, type DemoHandIn } from './fileRequests'
import { idOf } from './idOf'
import type { Writing } from './writeCast'

const dayMs = 86_400_000
const askedDaysAgo = 14
const mostFiles = 50

type Setting = Writing & { readonly services: Services; readonly folder: string }
type Stage = Awaited<ReturnType<typeof setStage>>

/** Those that are there are left as they are. */
export async function writeFileRequests(setting: Setting): Promise<void> {
  const known = await setting.db.selectFrom('fileRequests').select('id').executeTakeFirst()
  if (known) return
  const stages = {
    northwind: await setStage(setting, 'northwind'),
    brightcut: await setStage(setting, 'brightcut'),
  }
  for (const request of demoFileRequests)
    await writeRequest(stages[request.customer ?? 'northwind'], request)
}

async function setStage(setting: Setting, key: CustomerKey) {
  const { db, now } = setting
  const customerId = await idOf(db, 'customers', 'name', customers[key].name)
  const ids = new Map<string, string>()
  for (const person of Object.keys(people) as PersonId[])
    ids.set(person, await idOf(db, 'users', 'email', emailOf(person)))
  const person = (id: PersonId) => ids.get(id) ?? id
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs)
  return { ...setting, customerId, person, daysAgo }
}

async function writeRequest(stage: Stage, request: DemoFileRequest): Promise<void> {
  const { db, newId, customerId, person, daysAgo } = stage
  const { title, state, of, count = [1, mostFiles], files = [], passedTo, dueInDays } = request
  const isSent = files.some(({ step }) => step !== 'added')
  const isDecided = ['returned', 'accepted', 'declined', 'cancelled', 'reassigned'].includes(state)
  const asked = {
    customerId,
    title,
    assigneeUserId: person(of),
    instructions: request.instructions ?? '',
    kinds: [...(request.kinds ?? [])],
    minCount: count[0],
    maxCount: count[1],
    dueOn: dueInDays === undefined ? undefined : daysAgo(-dueInDays).toISOString().slice(0, 10),
    createdBy: person('cm'),
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
  for (const file of files) await handIn(stage, { id, of }, file)
  if (passedTo)
    await db
      .insertInto('fileRequests')
      .values({ ...asked, id: newId(), assigneeUserId: person(passedTo), previousRequestId: id })
      .execute()
}

async function handIn(
  stage: Stage,
  { id, of }: { readonly id: string; readonly of: PersonId },
  { file, step, title, words }: DemoHandIn,
): Promise<void> {
  const { db, customerId, person, daysAgo, folder } = stage
  const { fileId } = await importFile(stage, {
    customerId,
    ownerUserId: person(of),
    path: join(folder, file),
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
