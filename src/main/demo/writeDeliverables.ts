/** Writes what the demo's people owe each other, with the films and files that were delivered. */
import { customers, emailOf, people, type CustomerKey, type PersonId } from './cast'
import { demoDeliverables, type DemoDeliverable } from './deliverables'
import { idOf } from './idOf'
import type { Writing } from './writeCast'

const dayMs = 86_400_000
const askedDaysAgo = 16

/** Those that are there are left as they are. */
export async function writeDeliverables(writing: Writing): Promise<void> {
  const known = await writing.db.selectFrom('deliverables').select('id').executeTakeFirst()
  if (known) return
  const ids = new Map<string, string>()
  for (const person of Object.keys(people) as PersonId[])
    ids.set(person, await idOf(writing.db, 'users', 'email', emailOf(person)))
  const person = (id: PersonId | undefined) => (id && ids.get(id)) ?? null
  for (const deliverable of demoDeliverables) await writeOne(writing, deliverable, person)
}

/** Where what was delivered could not be made, somebody is still at it. */
async function writeOne(
  { db, now, newId }: Writing,
  deliverable: DemoDeliverable,
  person: (id: PersonId | undefined) => string | null,
): Promise<void> {
  const { title, kind, preset, state, owner, maker, dueInDays, languages = [] } = deliverable
  const key: CustomerKey = deliverable.customer ?? 'northwind'
  const customerId = await idOf(db, 'customers', 'name', customers[key].name)
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs)
  const what = await whatOf({ db }, customerId, deliverable)
  const isMissing = (deliverable.program ?? deliverable.file) !== undefined && what === undefined
  await db
    .insertInto('deliverables')
    .values({
      id: newId(),
      customerId,
      title,
      kind,
      preset,
      state: isMissing ? 'in_production' : state,
      stateBefore: state === 'cancelled' ? ('planned' as const) : undefined,
      ownerUserId: person(owner),
      makerUserId: person(maker),
      maxSeconds: deliverable.maxSeconds,
      languages: [...languages],
      notes: deliverable.notes ?? '',
      dueOn: daysAgo(-dueInDays).toISOString().slice(0, 10),
      ...what,
      ...(what && { deliveredBy: person(maker), deliveredAt: daysAgo(1) }),
      acceptedWords: deliverable.acceptedWords,
      changesWords: deliverable.changesWords,
      createdBy: person('cm') ?? '',
      createdAt: daysAgo(askedDaysAgo),
      updatedAt: daysAgo(1),
    })
    .execute()
}

async function whatOf(
  { db }: Pick<Writing, 'db'>,
  customerId: string,
  { program, file }: DemoDeliverable,
): Promise<{ programId: string; versionId: string } | { fileId: string } | undefined> {
  if (program !== undefined) {
    const version = await db
      .selectFrom('programVersions as version')
      .innerJoin('programs as program', 'program.id', 'version.programId')
      .select(['version.id as versionId', 'program.id as programId'])
      .where('program.customerId', '=', customerId)
      .where('program.title', '=', program)
      .where('version.assetId', 'is not', null)
      .orderBy('version.versionNo', 'desc')
      .executeTakeFirst()
    return version
  }
  const found = await db
    .selectFrom('files')
    .select('id as fileId')
    .where('customerId', '=', customerId)
    .where('title', '=', file ?? '')
    .executeTakeFirst()
  return found
}
