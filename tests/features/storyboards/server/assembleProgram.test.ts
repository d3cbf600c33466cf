// A draft of a storyboard, and what accepted takes do to it, over HTTP (work.md 2, 3).
import { expect, test } from 'vitest'
import type { GetProgramResponse, Timeline } from '../../../../generated/facts/features/programs'
import type {
  AssembleProgramResponse,
  AssignShotsResponse,
  GetStoryboardResponse,
} from '../../../../generated/facts/features/storyboards'
import type { Story } from '../../../../generated/facts/features/templates'
import type { AcceptedTake, ReplaceSlotsResponse } from '../../../../generated/facts/features/tasks'
import { addScene, addShots } from '../../../../src/features/storyboards/acts'
import { scenesOf } from '../../../../src/features/storyboards/outline'
import { emptyStory } from '../../../../src/features/templates/story'
import { insertBumper } from '../../../support/bumpers'
import { insertClip } from '../../../support/clips'
import { ask, freshMediaApp } from '../../../support/mediaApp'
import { aMember } from '../../../support/people'
import { insertTemplate } from '../../../support/templates'
import { aStoryboard, aTake } from '../../../support/work'
import { aCustomer, callAs, signIn } from '../../../support/world'

const app = await freshMediaApp({ processes: false })
const { db } = app.database
const customerId = await aCustomer(db, { flags: JSON.stringify({ enableStoryBoard: true }) })
const join = async (role: 'cm' | 'cc') => {
  const member = await aMember(db, { customerId, roles: [role] })
  return { member, session: await signIn(app, member) }
}
const [cm, cc] = [await join('cm'), await join('cc')]

let made = 0

/** Two shots that somebody is asked for, and one that is optional. */
async function aBoard() {
  const storyboardId = await aStoryboard(db, cm.member, { title: 'Welcome' })
  const ids = ['a', 'b', 'c'].map((each) => `shot-${each}-${(made += 1)}`)
  const shots = ids.map((id, at) => ({
    id,
    values: { title: `Shot ${at + 1}`, mostMs: 2_000, ...(at === 2 && { isOptional: true }) },
  }))
  await ask(app, cm, 'editStoryboard', {
    storyboardId,
    ops: [...addScene([], 'scene-one', 'One'), ...addShots([], { sceneId: 'scene-one' }, shots)],
  })
  const { threads } = await ask<AssignShotsResponse>(app, cm, 'assignShots', {
    storyboardId,
    shotIds: ids,
    mode: 'person',
    userIds: [cc.member.userId],
    priority: 'normal',
    maxTakes: 0,
  })
  const taskOf = (at: number) => threads.find(({ shotId }) => shotId === ids[at])!.taskId
  return { storyboardId, ids, taskOf }
}

/** A take of four seconds that waits for a decision. */
async function sent(taskId: string, shotId: string, takeNo = 1) {
  const clipId = await insertClip(db, cc.member, { durationMs: 4_000 })
  const takeId = await aTake(db, cc.member, {
    taskId,
    shotId,
    clipId,
    takeNo,
    state: 'submitted',
  })
  await db
    .updateTable('recordingTasks')
    .set({ state: 'submitted' })
    .where('id', '=', taskId)
    .execute()
  return { takeId, clipId }
}
const accept = (taskId: string, takeId: string) =>
  ask<AcceptedTake>(app, cm, 'acceptTake', { taskId, takeId })
const assemble = (storyboardId: string, isAnew = false) =>
  ask<AssembleProgramResponse>(app, cm, 'assembleProgram', { storyboardId, isAnew })
const built = (programId: string) =>
  ask<GetProgramResponse>(app, cm, 'getProgram', { programId, tab: 'one' })
const inIt = ({ blocks }: Timeline) =>
  blocks.map(({ media, slotState }) => (media ? `${slotState} ${media.id}` : 'empty'))

async function save(programId: string, timeline: Timeline, timelineRev: number) {
  const request = { programId, tab: 'one', timeline, timelineRev }
  const { body } = await callAs(app, cm.session, 'saveTimeline', request)
  return body as { errorCode?: string; clientResponse: { timelineRev: number } }
}

const trimmed = (timeline: Timeline): Timeline => ({
  ...timeline,
  blocks: timeline.blocks.map((block) =>
    block.media ? { ...block, out: 60, slotState: 'kept' } : block,
  ),
})

test('a program is assembled with a place for each shot, in their order, and accepted takes in theirs', async () => {
  const { storyboardId, ids, taskOf } = await aBoard()
  const { takeId, clipId } = await sent(taskOf(1), ids[1]!)
  await accept(taskOf(1), takeId)
  const { program, filled, empty, storyboard } = await assemble(storyboardId)
  expect([program.name, filled, empty]).toEqual(['Welcome', 1, 2])
  expect(storyboard).toMatchObject({ program, isComplete: false, accepted: 1, required: 2 })
  const { timeline, facts } = await built(program.id)
  expect(inIt(timeline)).toEqual(['empty', `auto ${clipId}`, 'empty'])
  expect(timeline.blocks.map(({ slotId, out }) => [slotId, out])).toEqual([
    [ids[0], 60],
    [ids[1], 120],
    [ids[2], 60],
  ])
  expect(facts.slots[ids[0]!]).toMatchObject({ label: 'Shot 1', maxMs: 2_000, required: true })
  expect(facts.slots[ids[2]!]).toMatchObject({ required: false })
})

test('it is assembled once, or anew as another one', async () => {
  const { storyboardId } = await aBoard()
  const first = await assemble(storyboardId)
  expect((await assemble(storyboardId)).program).toEqual(first.program)
  const anew = await assemble(storyboardId, true)
  expect(anew.program.id).not.toBe(first.program.id)
  expect(anew.storyboard.program).toEqual(anew.program)
})

test('shots that are added later come into the same draft, where they stand, with time to fill', async () => {
  const { storyboardId, ids } = await aBoard()
  const { program } = await assemble(storyboardId)
  const { scenes, shots } = await ask<GetStoryboardResponse>(app, cm, 'getStoryboard', {
    storyboardId,
  })
  const [scene] = scenes
  const id = `shot-late-${(made += 1)}`
  const ops = addShots(scenesOf({ scenes, shots }), { sceneId: scene!.id, after: ids[0] }, [
    { id, values: {} },
  ])
  await ask(app, cm, 'editStoryboard', { storyboardId, ops })
  const added = await ask<AssembleProgramResponse>(app, cm, 'assembleProgram', {
    storyboardId,
    isAnew: false,
    isAdding: true,
  })
  expect([added.program, added.filled, added.empty]).toEqual([program, 0, 4])
  const named = { do: 'change', of: 'shot', id, fields: ['title'], values: { title: 'The ferry' } }
  await ask(app, cm, 'editStoryboard', { storyboardId, ops: [named] })
  const { timeline, facts } = await built(program.id)
  expect(timeline.blocks.map(({ slotId, out }) => [slotId, out])).toEqual([
    [ids[0], 60],
    [id, 150],
    [ids[1], 60],
    [ids[2], 60],
  ])
  expect(facts.slots[id]).toMatchObject({ label: 'The ferry' })
  await db.updateTable('programs').set({ state: 'archived' }).where('id', '=', program.id).execute()
  const request = { storyboardId, isAnew: false, isAdding: true }
  const { body } = await callAs(app, cm.session, 'assembleProgram', request)
  expect(body['errorCode']).toBe('programNotGrown')
})

test('a template gives a new one its look, and its fixed parts around the shots', async () => {
  const { storyboardId, ids } = await aBoard()
  const brand = { ...emptyStory.brand, primary: '#123456' }
  const cut = { kind: 'cut', frames: 0 } as const
  const parts: Story['parts'] = [
    { id: 'title', kind: 'title', label: '', join: cut },
    { id: 'answer', kind: 'slot', label: '', join: cut },
    { id: 'thanks', kind: 'title', label: '', join: cut },
  ]
  const story = { ...emptyStory, brand, parts }
  const templateId = await insertTemplate(db, cm.member, { story, isPublished: true })
  const request = { storyboardId, isAnew: false, templateId }
  const { program, empty } = await ask<AssembleProgramResponse>(app, cm, 'assembleProgram', request)
  const { timeline } = await built(program.id)
  expect(empty).toBe(3)
  expect(timeline.blocks.map(({ id }) => id)).toEqual(['title', ...ids, 'thanks'])
  expect(timeline.brand).toEqual(brand)
})

test('an outro of a template stands behind the shots, also where nothing else is fixed', async () => {
  const { storyboardId, ids } = await aBoard()
  const id = await insertBumper(db, cm.member, { kind: 'outro', state: 'active' })
  const parts: Story['parts'] = [
    {
      id: 'end',
      kind: 'outro',
      label: '',
      join: { kind: 'cut', frames: 0 },
      bumpers: [{ id, name: 'The end' }],
    },
  ]
  const templateId = await insertTemplate(db, cm.member, {
    story: { ...emptyStory, parts },
    isPublished: true,
  })
  const request = { storyboardId, isAnew: false, templateId }
  const { program } = await ask<AssembleProgramResponse>(app, cm, 'assembleProgram', request)
  const { timeline } = await built(program.id)
  expect(timeline.blocks.map((block) => block.id)).toEqual([...ids, 'end'])
})

test.for([
  ['that is not published', {}],
  ['for bios', { isPublished: true, isBio: true }],
] as const)('nobody assembles with a template %s', async ([, given]) => {
  const { storyboardId } = await aBoard()
  const templateId = await insertTemplate(db, cm.member, given)
  const request = { storyboardId, isAnew: false, templateId }
  const { body } = await callAs(app, cm.session, 'assembleProgram', request)
  expect(body['errorCode']).toBe('notFound')
})

test('nothing is assembled without shots, nor of a template', async () => {
  const empty = await aStoryboard(db, cm.member, {})
  const template = await aStoryboard(db, cm.member, { isTemplate: true })
  const outcome = async (storyboardId: string) => {
    const request = { storyboardId, isAnew: false }
    const { body } = await callAs(app, cm.session, 'assembleProgram', request)
    return body['errorCode']
  }
  expect([await outcome(empty), await outcome(template)]).toEqual(['noShots', 'forbidden'])
})

test('an accepted take comes into each draft, and leaves it as it is taken back', async () => {
  const { storyboardId, ids, taskOf } = await aBoard()
  const drafts = [
    (await assemble(storyboardId)).program,
    (await assemble(storyboardId, true)).program,
  ]
  const { takeId, clipId } = await sent(taskOf(0), ids[0]!)
  const { filled, offered } = await accept(taskOf(0), takeId)
  expect([filled, offered]).toEqual([drafts, []])
  const read = await ask<GetStoryboardResponse>(app, cm, 'getStoryboard', { storyboardId })
  expect(read.slots[0]).toEqual({ shotId: ids[0], program: drafts[1], no: 1, standing: 'auto' })
  for (const { id } of drafts) expect(inIt((await built(id)).timeline)[0]).toBe(`auto ${clipId}`)
  await ask(app, cm, 'reconsiderTasks', { selection: { ids: [taskOf(0)] } })
  for (const { id } of drafts) expect(inIt((await built(id)).timeline)[0]).toBe('empty')
})

test('a shot whose guest withdrew consent counts no more, and is asked for anew', async () => {
  const { storyboardId, ids, taskOf } = await aBoard()
  const { takeId, clipId } = await sent(taskOf(0), ids[0]!)
  await accept(taskOf(0), takeId)
  const read = () => ask<GetStoryboardResponse>(app, cm, 'getStoryboard', { storyboardId })
  expect((await read()).storyboard).toMatchObject({ accepted: 1, required: 2 })
  await db
    .updateTable('footageClips')
    .set({ withdrawnBy: 'Dana' })
    .where('id', '=', clipId)
    .execute()
  const { storyboard, threads } = await read()
  expect(storyboard).toMatchObject({ accepted: 0, required: 2 })
  expect(threads.find(({ shotId }) => shotId === ids[0])).toMatchObject({ state: 'withdrawn' })
  expect((await assemble(storyboardId)).filled).toBe(0)
  const again = await ask<AssignShotsResponse>(app, cm, 'assignShots', {
    storyboardId,
    shotIds: [ids[0]!],
    mode: 'self',
    userIds: [],
    priority: 'normal',
    maxTakes: 0,
  })
  expect(again.threads.find(({ shotId }) => shotId === ids[0])?.state).toBe('assigned')
})

test('what somebody worked on stays, is offered, and is replaced if they wish', async () => {
  const { storyboardId, ids, taskOf } = await aBoard()
  const { program } = await assemble(storyboardId)
  const first = await sent(taskOf(0), ids[0]!)
  await accept(taskOf(0), first.takeId)
  const { timeline, timelineRev } = await built(program.id)
  await save(program.id, trimmed(timeline), timelineRev)
  await ask(app, cm, 'reconsiderTasks', { selection: { ids: [taskOf(0)] } })
  expect(inIt((await built(program.id)).timeline)[0]).toBe(`kept ${first.clipId}`)
  const second = await sent(taskOf(0), ids[0]!, 2)
  const { filled, offered } = await accept(taskOf(0), second.takeId)
  expect([filled, offered]).toEqual([[], [program]])
  expect(inIt((await built(program.id)).timeline)[0]).toBe(`kept ${first.clipId}`)
  const request = { taskId: taskOf(0), programIds: [program.id] }
  const replaced = await ask<ReplaceSlotsResponse>(app, cm, 'replaceSlots', request)
  expect(replaced.filled).toEqual([program])
  expect(inIt((await built(program.id)).timeline)[0]).toBe(`auto ${second.clipId}`)
  const { status } = await callAs(app, cc.session, 'replaceSlots', request)
  expect(status).toBe(403)
})

test.for(['ready', 'published', 'archived'] as const)(
  'nothing comes into a program that is %s',
  async (state) => {
    const { storyboardId, ids, taskOf } = await aBoard()
    const { program } = await assemble(storyboardId)
    await db.updateTable('programs').set({ state }).where('id', '=', program.id).execute()
    const { takeId } = await sent(taskOf(0), ids[0]!)
    const { filled, offered } = await accept(taskOf(0), takeId)
    expect([filled, offered]).toEqual([[], []])
  },
)

test('whoever builds meanwhile goes on, with the take and with what they did', async () => {
  const { storyboardId, ids, taskOf } = await aBoard()
  const { program } = await assemble(storyboardId)
  const { timeline, timelineRev } = await built(program.id)
  const { takeId, clipId } = await sent(taskOf(0), ids[0]!)
  await accept(taskOf(0), takeId)
  const moved = { ...timeline, blocks: timeline.blocks.toReversed() }
  const saved = await save(program.id, moved, timelineRev)
  const now = await built(program.id)
  expect(inIt(now.timeline)).toEqual(['empty', 'empty', `auto ${clipId}`])
  // The page does not know of the take yet, and goes on from what it has saved.
  expect(now.timelineRev).toBeGreaterThan(saved.clientResponse.timelineRev)
  await save(program.id, timeline, saved.clientResponse.timelineRev)
  expect(inIt((await built(program.id)).timeline)).toEqual([`auto ${clipId}`, 'empty', 'empty'])
  // What somebody else has saved is never written over.
  const known = await built(program.id)
  await save(program.id, known.timeline, known.timelineRev)
  const { errorCode } = await save(program.id, timeline, saved.clientResponse.timelineRev)
  expect(errorCode).toBe('changedMeanwhile')
})
