// What is said of a clip, and who sees it (record.md 7).
import { expect, test } from 'vitest'
import type { ListClipsResponse, ListClipsRow } from '../../../../generated/facts/features/footage'
import { insertClip } from '../../../support/clips'
import { ask, freshMediaApp } from '../../../support/mediaApp'
import { aMember } from '../../../support/people'
import { aCustomer, callAs, signIn } from '../../../support/world'

const app = await freshMediaApp({ processes: false })
const { db } = app.database

async function people() {
  const customerId = await aCustomer(db)
  const join = async (role: 'cm' | 'cc') => {
    const member = await aMember(db, { customerId, roles: [role] })
    return { member, session: await signIn(app, member) }
  }
  return { cm: await join('cm'), cc: await join('cc'), other: await join('cc') }
}
type Person = Awaited<ReturnType<typeof people>>['cm']

const answer = (person: Person, question: object = {}) =>
  ask<ListClipsResponse>(app, person, 'listClips', question)
const titles = async (person: Person, question?: object) =>
  (await answer(person, question)).rows.map(({ title }) => title).toSorted()
const change = (person: Person, clipId: string, values: object, rev = 1) =>
  ask<ListClipsRow>(app, person, 'updateClip', { clipId, rev, values })
const refusal = async (person: Person, clipId: string, values: object) =>
  (await callAs(app, person.session, 'updateClip', { clipId, rev: 1, values })).body

test('all fields are kept, and emptied again', async () => {
  const { cc, other } = await people()
  const clipId = await insertClip(db, cc.member)
  const said = {
    title: 'Harbour at dawn',
    description: 'Fog over the quay',
    tags: ['harbour', 'dawn'],
    otherPeople: ['Jo the ferryman'],
    language: 'nb',
    rating: 4,
    rightsExpireAt: '2027-03-31',
  }
  const inIt = [other.member.userId]
  const clip = await change(cc, clipId, { ...said, people: inIt })
  expect(clip).toMatchObject({ ...said, people: [{ id: inIt[0] }] })
  const emptied = { description: null, tags: [], people: [], language: null, rightsExpireAt: null }
  const bare = await change(cc, clipId, emptied, 2)
  expect(bare).toMatchObject({ tags: [], people: [], title: 'Harbour at dawn' })
  expect(bare).not.toHaveProperty('description')
  expect(bare).not.toHaveProperty('rightsExpireAt')
})

test.each([
  ['title', ''],
  ['description', 'x'.repeat(4001)],
  ['tags', Array.from({ length: 31 }, (_, at) => `tag ${at}`)],
  ['tags', ['x'.repeat(41)]],
  ['rating', 6],
  ['visibility', 'everybody'],
  ['rightsExpireAt', 'soon'],
  ['people', ['nobody']],
  ['sharedWith', ['nobody']],
])('%s refuses what does not fit it, by its name', async (field, value) => {
  const { cc } = await people()
  const clipId = await insertClip(db, cc.member)
  expect(JSON.stringify(await refusal(cc, clipId, { [field]: value }))).toContain(`values.${field}`)
})

test('a private clip is seen by its owner and campaign managers, a shared one by those it names', async () => {
  const { cm, cc, other } = await people()
  const clipId = await insertClip(db, cc.member, { title: 'Mine', visibility: 'private' })
  await insertClip(db, cc.member, { title: 'Ours' })
  expect(await titles(cm)).toEqual(['Mine', 'Ours'])
  expect(await titles(cc)).toEqual(['Mine', 'Ours'])
  expect(await answer(other, { counts: [{ id: 'all', filters: [] }] })).toMatchObject({
    total: 1,
    counts: [{ id: 'all', count: 1 }],
  })
  expect(await titles(other, { search: 'Mine' })).toEqual([])
  expect(await titles(other, { ids: [clipId] })).toEqual([])
  const sharing = { visibility: 'shared', sharedWith: [other.member.userId] }
  await change(cc, clipId, sharing)
  expect(await titles(other)).toEqual(['Mine', 'Ours'])
  await change(cc, clipId, { sharedWith: [] }, 2)
  expect(await titles(other)).toEqual(['Ours'])
})

test('what somebody does not see answers as if it never was', async () => {
  const { cc, other } = await people()
  const clipId = await insertClip(db, cc.member, { visibility: 'private' })
  const calls = [
    ['updateClip', { clipId, rev: 1, values: { title: 'x' } }],
    ['trimClip', { clipId, rev: 1, values: { inMs: 1 } }],
    ['cancelClipUpload', { clipId }],
    ['trashClips', { selection: { ids: [clipId] } }],
  ] as const
  for (const [id, request] of calls) {
    const [hidden, never] = await Promise.all(
      [request, JSON.parse(JSON.stringify(request).replaceAll(clipId, '0'.repeat(26)))].map(
        async (each) => {
          const { status, body } = await callAs(app, other.session, id, each)
          return { status, body: JSON.stringify(body).replaceAll(clipId, '0'.repeat(26)) }
        },
      ),
    )
    expect({ id, ...hidden }).toEqual({ id, ...never })
  }
})

test('clips are found by their description and tags, and by each new field', async () => {
  const { cm, cc } = await people()
  const clipId = await insertClip(db, cc.member, {
    title: 'Dawn',
    description: 'Fog',
    tags: ['Quay'],
    rating: 3,
    rightsExpireAt: '2027-03-31',
  })
  await insertClip(db, cc.member, { title: 'Noon' })
  await change(cc, clipId, { people: [cm.member.userId] })
  const filters = [
    { field: 'tags', op: 'is', value: 'Quay' },
    { field: 'people', op: 'is', value: cm.member.userId },
    { field: 'rating', op: 'from', value: '3' },
    { field: 'rightsExpireAt', op: 'to', value: '2027-04-01' },
  ]
  for (const filter of filters) expect(await titles(cc, { filters: [filter] })).toEqual(['Dawn'])
  expect(await titles(cc, { search: 'fog quay' })).toEqual(['Dawn'])
})

test('only campaign managers name contacts', async () => {
  const { cm, cc } = await people()
  const { contactId } = await ask<{ contactId: string }>(app, cm, 'addContact', {
    values: { email: 'jo@harbour.example' },
  })
  const choices = async (who: Person) =>
    (await ask<{ rows: { personId: string }[] }>(app, who, 'listClipPeople')).rows.map(
      ({ personId }) => personId,
    )
  expect(await choices(cm)).toContain(contactId)
  expect(await choices(cc)).not.toContain(contactId)
  const clipId = await insertClip(db, cc.member)
  expect(JSON.stringify(await refusal(cc, clipId, { people: [contactId] }))).toContain('people')
  await change(cm, clipId, { people: [contactId] })
  // Who may not choose them keeps them.
  const kept = await change(cc, clipId, { people: [contactId, cc.member.userId] }, 2)
  expect(kept.people).toHaveLength(2)
})
