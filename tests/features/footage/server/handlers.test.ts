import { beforeAll, describe, expect, test } from 'vitest'
import { uploadMaxBytes } from '../../../../generated/facts/constants'
import type { Clip, ListClipsResponse } from '../../../../generated/facts/features/footage'
import { insertClip, type GivenClip } from '../../../support/clips'
import { aPerson, ask, freshMediaApp, type Person } from '../../../support/mediaApp'
import { callAs } from '../../../support/talk'

const app = await freshMediaApp({ processes: false })

const aClip = (owner: Person, given?: GivenClip) => insertClip(app.database.db, owner.member, given)

const list = (who: Person, request: object = {}) =>
  ask<ListClipsResponse>(app, who, 'listClips', request)
const titles = ({ clips }: ListClipsResponse) => clips.map(({ title }) => title)

async function codeOf(who: Person, id: Parameters<typeof callAs>[2], request: object) {
  const { body, status } = await callAs(app, who.session, id, request)
  return body['errorCode'] ?? (status === 200 ? 'Ok' : status)
}

describe('the list', () => {
  let person: Person
  beforeAll(async () => {
    person = await aPerson(app)
    await aClip(person, { title: 'Zebra', durationMs: 5000, createdAt: '2026-01-01T00:00:00Z' })
    await aClip(person, { title: 'äpfel', durationMs: 1000, createdAt: '2026-01-03T00:00:00Z' })
    await aClip(person, {
      title: 'Apples 100%',
      durationMs: null,
      createdAt: '2026-01-02T00:00:00Z',
    })
    await aClip(person, {
      title: 'a_b (take 1)',
      durationMs: 9000,
      createdAt: '2026-01-02T00:00:00Z',
    })
    await aClip(person, { title: 'Gone', durationMs: 700, deletedAt: new Date() })
    await aClip(await aPerson(app), { title: 'Of another customer', durationMs: 80_000 })
  })

  test.each([
    { sort: 'newest', order: ['äpfel', 'a_b (take 1)', 'Apples 100%', 'Zebra'] },
    { sort: 'oldest', order: ['Zebra', 'Apples 100%', 'a_b (take 1)', 'äpfel'] },
    { sort: 'name', order: ['a_b (take 1)', 'Apples 100%', 'Zebra', 'äpfel'] },
    { sort: 'duration', order: ['a_b (take 1)', 'Zebra', 'äpfel', 'Apples 100%'] },
  ])('by $sort is $order, also page by page', async ({ sort, order }) => {
    expect(titles(await list(person, { sort }))).toEqual(order)
    const paged: string[] = []
    let after: string | undefined
    do {
      const page = await list(person, { sort, limit: 1, after })
      expect(page).toMatchObject({ total: 4, totalDurationMs: 15_000 })
      paged.push(...titles(page))
      after = page.next
    } while (after !== undefined)
    expect(paged).toEqual(order)
  })

  test.each([
    { search: 'PFEL', found: ['äpfel'] },
    { search: 'ÄP', found: ['äpfel'] },
    { search: '100%', found: ['Apples 100%'] },
    { search: '%', found: ['Apples 100%'] },
    { search: '_', found: ['a_b (take 1)'] },
    { search: '(', found: ['a_b (take 1)'] },
    { search: '.*', found: [] },
    { search: "'; drop table footage_clips; --", found: [] },
    { search: '  zeb ', found: ['Zebra'] },
    { search: '', found: ['äpfel', 'a_b (take 1)', 'Apples 100%', 'Zebra'] },
  ])('searched for $search shows $found', async ({ search, found }) => {
    const answer = await list(person, { search })
    expect(titles(answer)).toEqual(found)
    expect(answer.total).toBe(found.length)
  })

  test('of the trash shows what is in the trash', async () => {
    const answer = await list(person, { trashed: true })
    expect(answer).toMatchObject({ total: 1, clips: [{ title: 'Gone', state: 'trashed' }] })
  })

  test.each([
    '',
    'x',
    'W10',
    Buffer.from('["name","a","b"]').toString('base64url'),
    'a'.repeat(500),
  ])('refuses the cursor %j of nobody', async (after) => {
    expect(await codeOf(person, 'listClips', { after })).toBe('malformedRequest')
  })
})

describe('a title', () => {
  test('changes once for everybody who saw the same version', async () => {
    const person = await aPerson(app)
    const clipId = await aClip(person)
    const tries = ['One', 'Two', 'Three'].map((title) =>
      codeOf(person, 'renameClip', { clipId, title, rev: 1 }),
    )
    expect((await Promise.all(tries)).sort()).toEqual([
      'Ok',
      'changedMeanwhile',
      'changedMeanwhile',
    ])
    const clip = await ask<Clip>(app, person, 'getClip', { clipId })
    expect(clip.rev).toBe(2)
    expect(await list(person, { search: clip.title.toLowerCase() })).toMatchObject({ total: 1 })
  })

  test.each([
    { title: '  Two \u202E words\n', kept: 'Two words' },
    { title: '<img src=x onerror=alert(1)>', kept: '<img src=x onerror=alert(1)>' },
  ])('$title is kept as $kept', async ({ title, kept }) => {
    const person = await aPerson(app)
    const clipId = await aClip(person)
    const renamed = await ask<Clip>(app, person, 'renameClip', { clipId, title, rev: 1 })
    expect(renamed.title).toBe(kept)
  })

  test.each(['   ', '\u202E\u200F'])('%j is none', async (title) => {
    const person = await aPerson(app)
    const clipId = await aClip(person)
    expect(await codeOf(person, 'renameClip', { clipId, title, rev: 1 })).toBe('titleEmpty')
  })
})

test('what a schema refuses names its field and the rule that does not hold', async () => {
  const person = await aPerson(app)
  const request = { clipId: await aClip(person), title: 'x'.repeat(301), rev: 1 }
  const { body } = await callAs(app, person.session, 'renameClip', request)
  expect(body).toMatchObject({
    errorCode: 'malformedRequest',
    errorFaults: [{ field: 'title', code: 'maxLength', limit: 300 }],
  })
})

describe('the trash', () => {
  test('takes clips and gives them back, however often it is asked', async () => {
    const person = await aPerson(app)
    const clipIds = [await aClip(person), await aClip(person)]
    for (const [id, state] of [
      ['trashClips', 'trashed'],
      ['trashClips', 'trashed'],
      ['restoreClips', 'ready'],
      ['restoreClips', 'ready'],
    ] as const) {
      const { clips } = await ask<{ clips: Clip[] }>(app, person, id, { clipIds })
      expect(clips.map((clip) => clip.state)).toEqual([state, state])
    }
    expect((await list(person)).clips.map(({ rev }) => rev)).toEqual([3, 3])
  })

  test('says who put a clip there, until it is taken out', async () => {
    const person = await aPerson(app)
    const { userId, customerId } = person.member
    const colleague = await aPerson(app, { customerId })
    const clipIds = [await aClip(colleague)]
    const moved = (id: 'trashClips' | 'restoreClips') =>
      ask<{ clips: Clip[] }>(app, person, id, { clipIds })
    expect((await moved('trashClips')).clips[0]?.trashedBy).toMatchObject({ userId })
    expect((await moved('restoreClips')).clips[0]?.trashedBy).toBeUndefined()
  })

  test('takes all or none', async () => {
    const cc = await aPerson(app, { roles: ['cc'] })
    const colleague = await aPerson(app, { roles: ['cc'], customerId: cc.member.customerId })
    const clipIds = [await aClip(cc), await aClip(colleague)]
    expect(await codeOf(cc, 'trashClips', { clipIds })).toBe('forbidden')
    expect(await list(cc)).toMatchObject({ total: 2 })
  })
})

describe('an upload', () => {
  test.each([
    { bytes: 0, code: 'uploadEmpty' },
    { bytes: 1, code: 'Ok' },
    { bytes: uploadMaxBytes, code: 'Ok' },
  ])('of $bytes bytes is answered $code', async ({ bytes, code }) => {
    const person = await aPerson(app)
    expect(await codeOf(person, 'startClipUpload', { name: 'x.mp4', bytes })).toBe(code)
  })

  test('that is cancelled is forgotten, and cancelling again is no fault', async () => {
    const person = await aPerson(app)
    const { clip } = await ask<{ clip: Clip }>(app, person, 'startClipUpload', {
      name: 'x',
      bytes: 9,
    })
    expect(clip).toMatchObject({ state: 'uploading', title: 'x', mayEdit: true, sources: [] })
    const { clipId } = clip
    expect(await codeOf(person, 'cancelClipUpload', { clipId })).toBe('Ok')
    expect(await codeOf(person, 'cancelClipUpload', { clipId })).toBe('Ok')
    expect(await list(person)).toMatchObject({ total: 0 })
  })

  test('that has arrived cannot be cancelled', async () => {
    const person = await aPerson(app)
    const clipId = await aClip(person)
    expect(await codeOf(person, 'cancelClipUpload', { clipId })).toBe('alreadyUploaded')
  })
})
