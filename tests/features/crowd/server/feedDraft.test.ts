// The first draft that begins with what is accepted of guests, over HTTP (work.md 6).
import { ulid } from 'ulid'
import { expect, test } from 'vitest'
import type {
  ListCrowdRequestsRow,
  ListCrowdSubmissionsRow,
} from '../../../../generated/facts/features/crowd'
import { apply, isRefusal } from '../../../../src/features/programs/timeline'
import { insertAsset } from '../../../support/clips'
import { emptyStory } from '../../../../src/features/templates/story'
import { insertTemplate } from '../../../support/templates'
import { aConsent } from '../../../support/consents'
import { crowdWorld, prompt } from './world'

const { db, customerId, formId, people, outcome, act, aRequest, requestOf } = await crowdWorld()
const { mira, adrian } = people
const at = new Date('2026-11-20T08:00:00Z')

/** Sent by a guest who has agreed: an answer to each question, in the order of the questions. */
async function answers({ requestId, prompts }: ListCrowdRequestsRow, guestName: string) {
  const submissionId = ulid()
  const times = { submittedAt: at, createdAt: at, updatedAt: at }
  await db
    .insertInto('crowdSubmissions')
    .values({ id: submissionId, customerId, requestId, guestName, state: 'submitted', ...times })
    .execute()
  await aConsent(db, mira, { formId, submissionId })
  const assetIds: string[] = []
  for (const { promptId = '' } of prompts) {
    const assetId = await insertAsset(db, mira, { state: 'ready' })
    assetIds.push(assetId)
    const answer = { id: ulid(), customerId, submissionId, promptId, assetId, createdAt: at }
    await db
      .insertInto('crowdAnswers')
      .values({ ...answer, state: 'submitted' })
      .execute()
  }
  return { submissionId, assetIds }
}

async function draftOf(submissionId: string) {
  const { reply } = await outcome(mira, 'listCrowdSubmissions', { ids: [submissionId] })
  return (reply as { rows: ListCrowdSubmissionsRow[] }).rows[0]?.draft
}
const programOf = (id: string) =>
  db.selectFrom('programs').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const filmsIn = async (id: string) =>
  (await programOf(id)).timeline.blocks.map(({ media }) => media?.assetId)
const accept = (submissionId: string, who = mira) =>
  act(who, 'acceptCrowdSubmissions', submissionId)

test('without a rule nothing is begun', async () => {
  const { submissionId } = await answers(await aRequest(), 'Dana')
  expect(await accept(submissionId)).toBe('ok')
  expect(await draftOf(submissionId)).toBeUndefined()
})

test('one for each guest is theirs alone, in the order and the shape of what was asked', async () => {
  const request = await aRequest({
    draftRule: 'perPerson',
    orientation: 'portrait',
    prompts: [prompt(), prompt({ text: 'Who helped you?' })],
  })
  const [dana, tomas] = [await answers(request, 'Dana'), await answers(request, 'Tomas')]
  for (const { submissionId } of [dana, tomas]) expect(await accept(submissionId)).toBe('ok')
  const [first, second] = [await draftOf(dana.submissionId), await draftOf(tomas.submissionId)]
  expect([first?.name, second?.name]).toEqual([
    'What surprised you?: Dana',
    'What surprised you?: Tomas',
  ])
  expect(await filmsIn(first!.id)).toEqual(dana.assetIds)
  expect(await filmsIn(second!.id)).toEqual(tomas.assetIds)
  expect(await programOf(first!.id)).toMatchObject({
    state: 'draft',
    ownerUserId: mira.userId,
    timeline: { aspect: '9:16' },
  })
})

test('one for all grows by each, whoever accepts, also at once', async () => {
  const request = await aRequest({ draftRule: 'one' })
  const all = [await answers(request, 'Dana'), await answers(request, 'Tomas')]
  const late = await answers(request, 'Rosa')
  await Promise.all(all.map(({ submissionId }, no) => accept(submissionId, no ? adrian : mira)))
  await accept(late.submissionId)
  const draft = (await requestOf(request.requestId))?.draft
  expect(draft?.name).toBe(request.title)
  const films = await filmsIn(draft!.id)
  expect(films.slice(0, 2).toSorted()).toEqual(all.flatMap(({ assetIds }) => assetIds).toSorted())
  expect(films.slice(2)).toEqual(late.assetIds)
})

test('what is taken back leaves its place, and comes into it again', async () => {
  const request = await aRequest({ draftRule: 'one' })
  const [dana, tomas] = [await answers(request, 'Dana'), await answers(request, 'Tomas')]
  for (const { submissionId } of [dana, tomas]) await accept(submissionId)
  const { id } = (await draftOf(dana.submissionId))!
  expect(await act(mira, 'reconsiderCrowdSubmissions', dana.submissionId)).toBe('ok')
  expect(await filmsIn(id)).toEqual([undefined, ...tomas.assetIds])
  expect(await draftOf(dana.submissionId)).toBeUndefined()
  expect(await accept(dana.submissionId)).toBe('ok')
  expect(await filmsIn(id)).toEqual([...dana.assetIds, ...tomas.assetIds])
})

test.for([
  ['in the trash', { deletedAt: at }],
  ['no draft any more', { state: 'ready' }],
] as const)('where the one for all is %s another one is begun', async ([, change]) => {
  const request = await aRequest({ draftRule: 'one' })
  const [dana, tomas] = [await answers(request, 'Dana'), await answers(request, 'Tomas')]
  await accept(dana.submissionId)
  const { id } = (await draftOf(dana.submissionId))!
  await db.updateTable('programs').set(change).where('id', '=', id).execute()
  await accept(tomas.submissionId)
  const after = (await requestOf(request.requestId))?.draft
  expect(after?.id).not.toBe(id)
  expect(await filmsIn(after!.id)).toEqual(tomas.assetIds)
})

const cut = { kind: 'cut', frames: 0 } as const
const brand = { ...emptyStory.brand, primary: '#123456' }

/** A title, a place and a title, in the look of a house. */
const aTemplate = (given: object = {}) =>
  insertTemplate(db, mira, {
    story: {
      ...emptyStory,
      brand,
      parts: [
        { id: 'title', kind: 'title', label: '', join: cut },
        { id: 'answer', kind: 'slot', label: '', join: cut },
        { id: 'thanks', kind: 'title', label: '', join: cut },
      ],
    },
    isPublished: true,
    ...given,
  })

test('a template stands around the answers, also around those that come later', async () => {
  const template = await aTemplate()
  const request = await aRequest({ draftRule: 'one', template })
  expect(request.template?.id).toBe(template)
  const [dana, tomas] = [await answers(request, 'Dana'), await answers(request, 'Tomas')]
  for (const { submissionId } of [dana, tomas]) expect(await accept(submissionId)).toBe('ok')
  const { id } = (await draftOf(dana.submissionId))!
  const { timeline } = await programOf(id)
  expect(timeline.brand).toEqual(brand)
  expect(timeline.blocks.map((block) => block.media?.assetId ?? block.id)).toEqual([
    'title',
    ...dana.assetIds,
    ...tomas.assetIds,
    'thanks',
  ])
})

test('a template that is gone meanwhile keeps no answer out', async () => {
  const template = await aTemplate()
  const request = await aRequest({ draftRule: 'perPerson', template })
  await db
    .updateTable('programTemplates')
    .set({ deletedAt: at })
    .where('id', '=', template)
    .execute()
  const { submissionId, assetIds } = await answers(request, 'Dana')
  expect(await accept(submissionId)).toBe('ok')
  expect(await filmsIn((await draftOf(submissionId))!.id)).toEqual(assetIds)
})

test.for([
  ['that is not published', { isPublished: false }, 'notFound'],
  ['for bios', { isBio: true }, 'templateOfBios'],
] as const)('a template %s is refused', async ([, given, code]) => {
  const values = { title: 'Asked', prompts: [prompt()], template: await aTemplate(given) }
  expect((await outcome(mira, 'addCrowdRequest', { values })).code).toBe(code)
})

test("another customer's template is refused, and a template can be taken out again", async () => {
  const template = await aTemplate()
  const { requestId } = await aRequest({ draftRule: 'one', template })
  const theirs = await insertTemplate(db, people.elsewhere, { isPublished: true })
  const change = async (values: object) => {
    const { rev } = (await requestOf(requestId))!
    return outcome(mira, 'updateCrowdRequest', { requestId, rev, values })
  }
  expect((await change({ template: theirs })).code).toBe('notFound')
  expect((await change({ template: null })).code).toBe('ok')
  expect((await requestOf(requestId))?.template).toBeUndefined()
})

test('a place that somebody removed is not missed, and comes again with the answer', async () => {
  const request = await aRequest({ draftRule: 'perPerson' })
  const { submissionId, assetIds } = await answers(request, 'Dana')
  await accept(submissionId)
  const { id } = (await draftOf(submissionId))!
  const { timeline } = await programOf(id)
  const applied = apply(timeline, {
    op: 'remove',
    blockIds: timeline.blocks.map((each) => each.id),
  })
  if (isRefusal(applied)) throw new Error('A block of a draft can be removed.')
  const changed = JSON.stringify(applied.timeline)
  await db.updateTable('programs').set({ timeline: changed }).where('id', '=', id).execute()
  await db.deleteFrom('programMedia').where('programId', '=', id).execute()
  await act(mira, 'reconsiderCrowdSubmissions', submissionId)
  await accept(submissionId)
  expect(await filmsIn(id)).toEqual(assetIds)
})
