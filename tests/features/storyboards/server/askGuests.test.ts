// Asking guests for shots, and what becomes of these with their answers, over HTTP (work.md 3).
import { ulid } from 'ulid'
import { expect, test } from 'vitest'
import type {
  AskGuestsForShotsRequest,
  AskGuestsForShotsResponse,
  EditStoryboardResponse,
  GetStoryboardResponse,
  OutlineValues,
} from '../../../../generated/facts/features/storyboards'
import type { ListCrowdRequestsRow } from '../../../../generated/facts/features/crowd'
import { addScene, addShots } from '../../../../src/features/storyboards/acts'
import { aConsent } from '../../../support/consents'
import { insertAsset } from '../../../support/clips'
import { ask } from '../../../support/mediaApp'
import { aStoryboard } from '../../../support/work'
import { callAs } from '../../../support/world'
import { crowdWorld } from '../../crowd/server/world'

const { app, db, customerId, formId, people } = await crowdWorld()
const { mira, chloe } = people
await db
  .updateTable('customers')
  .set({ flags: JSON.stringify({ enableStoryBoard: true }) })
  .where('id', '=', customerId)
  .execute()

let made = 0

async function aBoard(shots: readonly OutlineValues[]) {
  const storyboardId = await aStoryboard(db, mira, {})
  const rows = shots.map((values) => ({ id: `guest-shot-${(made += 1)}`, values }))
  const ops = [...addScene([], 'scene-one', 'One'), ...addShots([], { sceneId: 'scene-one' }, rows)]
  await ask<EditStoryboardResponse>(app, mira, 'editStoryboard', { storyboardId, ops })
  return { storyboardId, ids: rows.map(({ id }) => id) }
}

const askGuests = (request: AskGuestsForShotsRequest) =>
  ask<AskGuestsForShotsResponse>(app, mira, 'askGuestsForShots', request)
const refusal = async (call: 'askGuestsForShots' | 'assignShots', request: object) =>
  (await callAs(app, mira.session, call, request as never)).body['errorCode']
const read = (storyboardId: string) =>
  ask<GetStoryboardResponse>(app, mira, 'getStoryboard', { storyboardId })
async function requestOf(requestId: string) {
  const { rows } = await ask<{ rows: ListCrowdRequestsRow[] }>(app, mira, 'listCrowdRequests', {
    ids: [requestId],
  })
  return rows[0]!
}
const asking = (storyboardId: string, shotIds: string[]) => ({
  storyboardId,
  shotIds,
  mode: 'person',
  userIds: [chloe.userId],
  priority: 'normal',
  maxTakes: 0,
})

/** A guest answers a question and waits for a decision. */
async function answer(requestId: string, promptId: string) {
  const submissionId = ulid()
  const at = new Date()
  await db
    .insertInto('crowdSubmissions')
    .values({
      id: submissionId,
      customerId,
      requestId,
      guestName: 'Dana Whitfield',
      state: 'submitted',
      submittedAt: at,
      createdAt: at,
      updatedAt: at,
    })
    .execute()
  await aConsent(db, mira, { formId, submissionId })
  const assetId = await insertAsset(db, mira, { state: 'ready' })
  const row = { id: ulid(), customerId, submissionId, promptId, assetId, createdAt: at }
  await db
    .insertInto('crowdAnswers')
    .values({ ...row, state: 'submitted' })
    .execute()
  return submissionId
}

test('shots become the questions of a draft, in their order, and the storyboard is active', async () => {
  const { storyboardId, ids } = await aBoard([
    { title: 'Who are you?', direction: 'Sit by the window.', orientation: 'portrait' },
    { title: 'Why here?', mostMs: 20_000, orientation: 'portrait', isOptional: true },
    { title: 'Nobody yet' },
  ])
  const { storyboard, request, guests } = await askGuests({
    storyboardId,
    shotIds: [ids[1]!, ids[0]!],
    title: 'Your first week',
  })
  expect(storyboard.state).toBe('active')
  expect(guests.map(({ shotId }) => shotId).toSorted()).toEqual(ids.slice(0, 2))
  expect(await requestOf(request.id)).toMatchObject({
    title: 'Your first week',
    state: 'draft',
    orientation: 'portrait',
    prompts: [
      { text: 'Who are you?', hint: 'Sit by the window.', isRequired: true, shotId: ids[0] },
      { text: 'Why here?', maxSeconds: 20, isRequired: false, shotId: ids[1] },
    ],
  })
})

test('an open request asks them as well, until somebody has agreed to it', async () => {
  const { storyboardId, ids } = await aBoard([
    { title: 'One' },
    { title: 'Two' },
    { title: 'Three' },
  ])
  const { request } = await askGuests({ storyboardId, shotIds: [ids[0]!] })
  const second = { storyboardId, shotIds: [ids[1]!], requestId: request.id }
  expect((await askGuests(second)).request).toEqual(request)
  const { prompts, title } = await requestOf(request.id)
  expect(prompts.map(({ text }) => text)).toEqual(['One', 'Two'])
  expect(title).toBe((await read(storyboardId)).storyboard.title)
  await answer(request.id, prompts[0]!.promptId!)
  const third = { storyboardId, shotIds: [ids[2]!], requestId: request.id }
  expect((await callAs(app, mira.session, 'askGuestsForShots', third)).status).toBe(403)
})

test('guests are asked for what has a title, by a request that is there', async () => {
  const { storyboardId, ids } = await aBoard([{ title: 'One' }, { title: ' ' }])
  const one = { storyboardId, shotIds: ids.slice(0, 1) }
  expect(await refusal('askGuestsForShots', { ...one, requestId: ulid() })).toBe('notFound')
  expect(await refusal('askGuestsForShots', { storyboardId, shotIds: ids })).toBe('titleEmpty')
})

const titled = (count: number) => Array.from({ length: count }, (_, at) => ({ title: `No. ${at}` }))

test('a request asks ten questions at most', async () => {
  const [first, second] = [await aBoard(titled(6)), await aBoard(titled(5))]
  const { request } = await askGuests({ storyboardId: first.storyboardId, shotIds: first.ids })
  const more = { storyboardId: second.storyboardId, requestId: request.id }
  expect(await refusal('askGuestsForShots', { ...more, shotIds: second.ids })).toBe(
    'tooManyQuestions',
  )
  await askGuests({ ...more, shotIds: second.ids.slice(1) })
})

test('a shot is asked of a person or of guests', async () => {
  const { storyboardId, ids } = await aBoard([{ title: 'One' }, { title: 'Two' }])
  await askGuests({ storyboardId, shotIds: [ids[0]!] })
  expect(await refusal('assignShots', asking(storyboardId, ids))).toBe('shotTaken')
  expect(await refusal('askGuestsForShots', { storyboardId, shotIds: ids })).toBe('shotTaken')
  await ask(app, mira, 'assignShots', asking(storyboardId, [ids[1]!]))
  expect(await refusal('askGuestsForShots', { storyboardId, shotIds: [ids[1]!] })).toBe('shotTaken')
})

test('an answer that is accepted fills the shot and its place in the program', async () => {
  const { storyboardId, ids } = await aBoard([{ title: 'What surprised you?' }])
  const [shotId] = ids as [string]
  const { request } = await askGuests({ storyboardId, shotIds: [shotId] })
  const [prompt] = (await requestOf(request.id)).prompts
  const { program } = await ask<{ program: { id: string } }>(app, mira, 'assembleProgram', {
    storyboardId,
    isAnew: false,
  })
  const submissionId = await answer(request.id, prompt!.promptId!)
  expect((await read(storyboardId)).guests).toEqual([
    { shotId, request, answers: 1, toReview: 1, accepted: 0 },
  ])
  await ask(app, mira, 'acceptCrowdSubmissions', { selection: { ids: [submissionId] } })
  const after = await read(storyboardId)
  expect(after.storyboard).toMatchObject({ accepted: 1, isComplete: true })
  expect(after.threads).toMatchObject([{ shotId, state: 'accepted' }])
  expect(after.guests).toMatchObject([{ shotId, toReview: 0, accepted: 1 }])
  expect(after.slots).toMatchObject([{ shotId, program: { id: program.id }, standing: 'auto' }])
})

test('once its request is over and nothing waits, a shot is free again', async () => {
  const { storyboardId, ids } = await aBoard([{ title: 'One' }])
  const { request } = await askGuests({ storyboardId, shotIds: ids })
  await db
    .updateTable('crowdRequests')
    .set({ state: 'closed' })
    .where('id', '=', request.id)
    .execute()
  expect((await read(storyboardId)).guests).toEqual([])
  await ask(app, mira, 'assignShots', asking(storyboardId, ids))
})
