/** Writes the sample work of one demo customer to the database. */
import { customers, type CustomerKey, type PersonId } from './cast'
import { work, type DemoProgram } from './work'
import type { CastIds, Writing } from './writeCast'

const dayMs = 86_400_000

export async function writeWork(writing: Writing, ids: CastIds, key: CustomerKey): Promise<void> {
  // All sample work was created by the cm; a customer without one has none.
  if (!('cm' in customers[key].members)) return
  const stage = setStage(writing, ids, key)
  for (const program of work[key].programs) await writeProgram(stage, program)
  if (key === 'northwind') await writeSearch(stage)
}

type Stage = ReturnType<typeof setStage>

function setStage({ db, now, newId }: Writing, ids: CastIds, key: CustomerKey) {
  const customerId = ids.customers[key]
  const person = (id: PersonId) => ids.people[id]
  const inDays = (days: number) => new Date(now.getTime() + days * dayMs)
  const row = () => ({
    id: newId(),
    customerId,
    createdBy: person('cm'),
    createdAt: inDays(-20),
    updatedAt: inDays(-2),
  })
  return { db, now, newId, customerId, person, inDays, row }
}

async function writeProgram(
  { db, row, person, inDays }: Stage,
  { title, state, kind = 'standard', owner, description, isFinished }: DemoProgram,
): Promise<void> {
  const values = { ...row(), title, state, kind, ownerUserId: person(owner), description }
  const finishedAt = isFinished ? inDays(-1) : undefined
  await db
    .insertInto('programs')
    .values({ ...values, finishedAt })
    .execute()
}

async function writeSearch({ db, newId, customerId, person, now }: Stage): Promise<void> {
  const filterList = [{ field: 'orientation', op: 'is', value: 'landscape' }]
  const gridColumns = [
    { field: 'title', width: 320, order: 0, visible: true },
    { field: 'durationMs', width: 96, order: 1, visible: true },
    { field: 'owner', width: 180, order: 2, visible: true },
  ]
  await db
    .insertInto('savedSearches')
    .values({
      id: newId(),
      customerId,
      userId: person('cm'),
      list: 'listClips',
      name: 'Landscape only',
      filterList: JSON.stringify(filterList),
      gridColumns: JSON.stringify(gridColumns),
      createdAt: now,
      updatedAt: now,
    })
    .execute()
}
