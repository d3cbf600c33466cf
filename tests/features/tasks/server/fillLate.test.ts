// A take of whoever asked themselves is accepted as it is sent, also while it still uploads (work.md 2).
import { expect, test } from 'vitest'
import type { GetProgramResponse } from '../../../../generated/facts/features/programs'
import type {
  AssembleProgramResponse,
  AssignShotsResponse,
} from '../../../../generated/facts/features/storyboards'
import { addScene, addShots } from '../../../../src/features/storyboards/acts'
import { insertClip } from '../../../support/clips'
import { ask, freshMediaApp } from '../../../support/mediaApp'
import { aMember } from '../../../support/people'
import { aStoryboard } from '../../../support/work'
import { aCustomer, signIn } from '../../../support/world'

const app = await freshMediaApp({ processes: false })
const { db } = app.database
const customerId = await aCustomer(db, { flags: JSON.stringify({ enableStoryBoard: true }) })
const member = await aMember(db, { customerId, roles: ['cm'] })
const me = { member, session: await signIn(app, member) }

let made = 0

/** A draft that waits for one shot, of which a take was sent before it arrived. */
async function sentEarly() {
  const storyboardId = await aStoryboard(db, member, { title: 'Welcome' })
  const shotId = `shot-late-${(made += 1)}`
  await ask(app, me, 'editStoryboard', {
    storyboardId,
    ops: [
      ...addScene([], 'scene-one', 'One'),
      ...addShots([], { sceneId: 'scene-one' }, [{ id: shotId, values: { title: 'A shot' } }]),
    ],
  })
  const { threads } = await ask<AssignShotsResponse>(app, me, 'assignShots', {
    storyboardId,
    shotIds: [shotId],
    mode: 'self',
    userIds: [],
    priority: 'normal',
    maxTakes: 0,
  })
  const taskId = threads[0]!.taskId
  const { program } = await ask<AssembleProgramResponse>(app, me, 'assembleProgram', {
    storyboardId,
    isAnew: false,
  })
  const clipId = await insertClip(db, member, { state: 'uploaded', durationMs: 4_000 })
  await ask(app, me, 'addTake', { taskId, clipId })
  await ask(app, me, 'submitTasks', { selection: { ids: [taskId] } })
  const { assetId } = await db
    .selectFrom('footageClips')
    .select('assetId')
    .where('id', '=', clipId)
    .executeTakeFirstOrThrow()
  /** Its film can be watched from now on. */
  const arrives = async () => {
    await db
      .updateTable('mediaAssets')
      .set({ state: 'playable' })
      .where('id', '=', assetId)
      .execute()
    await app.services.filmMade(db, assetId)
  }
  const draft = () =>
    ask<GetProgramResponse>(app, me, 'getProgram', { programId: program.id, tab: 'one' })
  const inIt = async () =>
    (await draft()).timeline.blocks.map(({ media, slotState }) =>
      media ? `${slotState} ${media.id}` : `${slotState ?? 'untouched'} empty`,
    )
  return { taskId, clipId, assetId, programId: program.id, arrives, draft, inIt }
}

test('it comes into the draft once it can be watched, and once only', async () => {
  const { clipId, assetId, arrives, draft, inIt } = await sentEarly()
  await app.services.filmMade(db, assetId)
  expect(await inIt()).toEqual(['untouched empty'])
  await arrives()
  expect(await inIt()).toEqual([`auto ${clipId}`])
  const { timelineRev } = await draft()
  await app.services.filmMade(db, assetId)
  expect((await draft()).timelineRev).toBe(timelineRev)
})

test('it comes nowhere once the decision was taken back', async () => {
  const { taskId, arrives, inIt } = await sentEarly()
  await ask(app, me, 'reconsiderTasks', { selection: { ids: [taskId] } })
  await arrives()
  expect(await inIt()).toEqual(['untouched empty'])
})

test('a place that somebody worked on meanwhile stays as it is', async () => {
  const { programId, arrives, draft, inIt } = await sentEarly()
  const { timeline, timelineRev } = await draft()
  const blocks = timeline.blocks.map((block) => ({ ...block, slotState: 'kept' }))
  const worked = { programId, tab: 'one', timeline: { ...timeline, blocks }, timelineRev }
  await ask(app, me, 'saveTimeline', worked)
  await arrives()
  expect(await inIt()).toEqual(['kept empty'])
})
