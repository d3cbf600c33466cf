/** Has the demo's people ask for deliverables, deliver and decide on them, as they do on the page. */
import * as calls from '../../features/deliverables/server/handlers'
import type { PersonId } from './cast'
import { demoDeliverables, type DemoDeliverable } from './deliverables'
import { allowed, programTitled, titled, type Stage } from './stage'

export async function writeDeliverables(stage: Stage): Promise<void> {
  for (const deliverable of demoDeliverables) await writeOne(deliverable, stage)
}

async function writeOne(deliverable: DemoDeliverable, stage: Stage): Promise<void> {
  const { title, kind, preset, maxSeconds, languages = [], notes } = deliverable
  const { state, customer, owner, maker = 'cm', dueInDays, changesWords } = deliverable
  const { people } = stage
  const as = (who: PersonId, daysAgo: number) => stage.as(who, daysAgo, customer)
  const { deliverableId } = await calls.addDeliverable(
    {
      values: {
        title,
        kind,
        preset,
        maxSeconds,
        notes,
        languages: [...languages],
        dueOn: stage.dayIn(dueInDays),
        ...(owner && { owner: people[owner] }),
        ...(deliverable.maker && { maker: people[maker] }),
      },
    },
    as('cm', 16),
  )
  const selection = { ids: [deliverableId] }
  if (state === 'planned') return
  if (state === 'cancelled') {
    await allowed(calls.cancelDeliverables({ selection }, as('cm', 2)))
    return
  }
  const what = await whatOf(deliverable, stage)
  if (!what) {
    await allowed(calls.startDeliverables({ selection }, as(maker, 2)))
    return
  }
  await calls.deliverDeliverable({ deliverableId, ...what }, as(maker, 2))
  const decided = as('cm', 1.5)
  if (changesWords)
    await allowed(calls.askDeliverableChanges({ selection, values: { changesWords } }, decided))
  else if (state === 'accepted') await allowed(calls.acceptDeliverables({ selection }, decided))
}

/** The program or the file that is delivered; undefined where it could not be made. */
async function whatOf({ program, file, customer }: DemoDeliverable, stage: Stage) {
  if (program !== undefined) {
    const found = await programTitled(stage, program, customer)
    return found?.versionId ? { programId: found.id } : undefined
  }
  const found = file === undefined ? undefined : await titled(stage, 'files', file, customer)
  return found && { fileId: found.id }
}
