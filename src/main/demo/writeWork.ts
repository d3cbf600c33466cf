/** Writes the sample programs of the demo's customers, and a search that their manager keeps. */
import type { CustomerKey } from './cast'
import type { Stage } from './stage'
import { work, type DemoWork } from './work'

export async function writeWork(stage: Stage): Promise<void> {
  for (const [key, { programs }] of Object.entries(work) as [CustomerKey, DemoWork][])
    for (const { title, state, kind = 'standard', owner, description, isFinished } of programs)
      await stage.db
        .insertInto('programs')
        .values({
          id: stage.newId(),
          customerId: stage.customers[key],
          title,
          state,
          kind,
          ownerUserId: stage.people[owner],
          description,
          createdBy: stage.people.cm,
          createdAt: stage.daysAgo(20),
          updatedAt: stage.daysAgo(2),
          finishedAt: isFinished ? stage.daysAgo(1) : undefined,
        })
        .execute()
  await writeSearch(stage)
}

async function writeSearch({ db, newId, customers, people, now }: Stage): Promise<void> {
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
      customerId: customers.northwind,
      userId: people.cm,
      list: 'listClips',
      name: 'Landscape only',
      filterList: JSON.stringify(filterList),
      gridColumns: JSON.stringify(gridColumns),
      createdAt: now,
      updatedAt: now,
    })
    .execute()
}
