import { beforeAll, describe, expect, test } from 'vitest'
import { uploadMaxBytes } from '../../../../generated/facts/constants'
import type {
  ListClipsResponse,
  ListClipsRow,
  StartClipUploadResponse,
} from '../../../../generated/facts/features/footage'
import { insertClip, type GivenClip } from '../../../support/clips'
import { aPerson, ask, clipOf, freshMediaApp, type Person } from '../../../support/mediaApp'
import { callAs } from '../../../support/talk'

const app = await freshMediaApp({ processes: false })

const aClip = (owner: Person, given?: GivenClip) => insertClip(app.database.db, owner.member, given)

const list = (who: Person, request: object = {}) =>
  ask<ListClipsResponse>(app, who, 'listClips', request)
const titles = ({ rows }: ListClipsResponse) => rows.map(({ title }) => title)

async function codeOf(who: Person, id: Parameters<typeof callAs>[2], request: object) {
  const { body, status } = await callAs(app, who.session, id, request)
  return body['errorCode'] ?? (status === 200 ? 'Ok' : status)
}

describe('the list', () => {
  let person: Person
  beforeAll(async () => {
    person = await aPerson(app)
    await app.database.db
      .updateTable('users')
      .set({ name: 'Zoë Kern' })
      .where('id', '=', person.member.userId)
      .execute()
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
    { sort: undefined, order: ['äpfel', 'a_b (take 1)', 'Apples 100%', 'Zebra'] },
    { sort: '-createdAt', order: ['äpfel', 'a_b (take 1)', 'Apples 100%', 'Zebra'] },
    { sort: 'createdAt', order: ['Zebra', 'Apples 100%', 'a_b (take 1)', 'äpfel'] },
    { sort: 'title', order: ['a_b (take 1)', 'äpfel', 'Apples 100%', 'Zebra'] },
    { sort: '-durationMs', order: ['a_b (take 1)', 'Zebra', 'äpfel', 'Apples 100%'] },
  ])('by $sort is $order, also page by page', async ({ sort: text, order }) => {
    const sort = text && { field: text.replace('-', ''), desc: text.startsWith('-') }
    const first = await list(person, { sort })
    expect(titles(first)).toEqual(order)
    expect(first).toMatchObject({ total: 4, sums: { durationMs: 15_000 } })
    const paged: string[] = []
    let after: string | undefined
    do {
      const page = await list(person, { sort, limit: 1, after })
      paged.push(...titles(page))
      after = page.next
    } while (after !== undefined)
    expect(paged).toEqual(order)
  })

  test.each([
    { search: 'PFEL', found: ['äpfel'] },
    { search: 'ÄP', found: ['äpfel', 'Apples 100%'] },
    { search: '100%', found: ['Apples 100%'] },
    { search: '%', found: ['Apples 100%'] },
    { search: '_', found: ['a_b (take 1)'] },
    { search: '(', found: ['a_b (take 1)'] },
    { search: '.*', found: [] },
    { search: "'; drop table footage_clips; --", found: [] },
    { search: '  zeb ', found: ['Zebra'] },
    { search: '1) a_b', found: ['a_b (take 1)'] },
    { search: 'zebra zoe', found: ['Zebra'] },
    { search: '', found: ['äpfel', 'a_b (take 1)', 'Apples 100%', 'Zebra'] },
  ])('searched for $search shows $found', async ({ search, found }) => {
    const answer = await list(person, { search })
    expect(titles(answer)).toEqual(found)
    expect(answer.total).toBe(found.length)
  })

  test('of the trash shows what is in the trash', async () => {
    const answer = await list(person, { trash: true })
    expect(answer).toMatchObject({ total: 1, rows: [{ title: 'Gone', may: ['restore', 'erase'] }] })
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

const rename = (clipId: string, title: string) => ({ clipId, rev: 1, values: { title } })

describe('a title', () => {
  test('changes once for everybody who saw the same version', async () => {
    const person = await aPerson(app)
    const clipId = await aClip(person)
    const tries = ['One', 'Two', 'Three'].map((title) =>
      codeOf(person, 'updateClip', rename(clipId, title)),
    )
    expect((await Promise.all(tries)).sort()).toEqual([
      'Ok',
      'changedMeanwhile',
      'changedMeanwhile',
    ])
    const clip = await clipOf(app, person, clipId)
    expect(clip?.rev).toBe(2)
    expect(await list(person, { search: clip?.title.toLowerCase() })).toMatchObject({ total: 1 })
  })

  test.each([
    { title: '  Two \u202E words\n', kept: 'Two words' },
    { title: '<img src=x onerror=alert(1)>', kept: '<img src=x onerror=alert(1)>' },
  ])('$title is kept as $kept', async ({ title, kept }) => {
    const person = await aPerson(app)
    const clipId = await aClip(person)
    const renamed = await ask<ListClipsRow>(app, person, 'updateClip', rename(clipId, title))
    expect(renamed.title).toBe(kept)
  })

  test.each(['   ', '\u202E\u200F'])('%j is none', async (title) => {
    const person = await aPerson(app)
    const clipId = await aClip(person)
    expect(await codeOf(person, 'updateClip', rename(clipId, title))).toBe('titleEmpty')
  })
})

test('what a schema refuses names its field and the rule that does not hold', async () => {
  const person = await aPerson(app)
  const request = rename(await aClip(person), 'x'.repeat(301))
  const { body } = await callAs(app, person.session, 'updateClip', request)
  expect(body).toMatchObject({
    errorCode: 'malformedRequest',
    errorFaults: [{ field: 'values.title', code: 'maxLength', limit: 300 }],
  })
})

describe('the state of a clip', () => {
  test.each([
    { given: { state: 'uploaded' }, state: 'processing' },
    { given: { state: 'playable' }, state: 'playable' },
    { given: { state: 'ready' }, state: 'ready' },
    { given: { state: 'failed' }, state: 'failed' },
    { upload: 'open', state: 'uploading' },
    { upload: 'assembling', state: 'processing' },
    { upload: 'expired', state: 'failed' },
    { upload: 'aborted', state: 'failed' },
  ] as const)('$state is found by what its row says', async (sample) => {
    const person = await aPerson(app)
    if ('given' in sample) await aClip(person, sample.given)
    else {
      const file = { name: 'x.mp4', bytes: 9 }
      const { upload } = await ask<StartClipUploadResponse>(app, person, 'startClipUpload', file)
      await app.database.db
        .updateTable('mediaUploads')
        .set({ state: sample.upload, parts: '[]' })
        .where('id', '=', upload.uploadId)
        .execute()
    }
    const filters = [{ field: 'state', op: 'is', value: sample.state }]
    expect((await list(person, { filters })).rows).toMatchObject([{ state: sample.state }])
    expect((await list(person)).rows).toHaveLength(1)
  })
})

const move = (who: Person, id: 'trashClips' | 'restoreClips', ids: readonly string[]) =>
  ask<{ changed: string[]; refused: object[] }>(app, who, id, { selection: { ids } })

test.each([
  { width: 1280, height: 720, orientation: 'landscape' },
  { width: 720, height: 1280, orientation: 'portrait' },
  { width: 720, height: 720, orientation: 'square' },
])('a film of $width × $height is found as $orientation', async ({ orientation, ...size }) => {
  const person = await aPerson(app)
  const clipId = await aClip(person)
  const { db } = app.database
  const { assetId } = await db
    .selectFrom('footageClips')
    .select('assetId')
    .where('id', '=', clipId)
    .executeTakeFirstOrThrow()
  await db.updateTable('mediaAssets').set(size).where('id', '=', assetId).execute()
  const filters = [{ field: 'orientation', op: 'is', value: orientation }]
  const { rows } = await list(person, { filters })
  expect(rows).toMatchObject([{ clipId, orientation }])
})

describe('the trash', () => {
  test('takes clips and gives them back, once however often it is asked', async () => {
    const person = await aPerson(app)
    const ids = [await aClip(person), await aClip(person)]
    for (const id of ['trashClips', 'restoreClips'] as const) {
      expect(await move(person, id, ids)).toEqual({ changed: ids, refused: [] })
      expect((await move(person, id, ids)).changed).toEqual([])
    }
    expect((await list(person)).rows.map(({ rev }) => rev)).toEqual([3, 3])
  })

  test('says who put a clip there, until it is taken out', async () => {
    const person = await aPerson(app)
    const { userId, customerId } = person.member
    const clipId = await aClip(await aPerson(app, { customerId }))
    await move(person, 'trashClips', [clipId])
    expect((await clipOf(app, person, clipId))?.trashed?.by).toMatchObject({ id: userId })
    await move(person, 'restoreClips', [clipId])
    expect((await clipOf(app, person, clipId))?.trashed).toBeUndefined()
  })

  test('takes what one may change, and says which it did not take', async () => {
    const cc = await aPerson(app, { roles: ['cc'] })
    const colleague = await aPerson(app, { roles: ['cc'], customerId: cc.member.customerId })
    const [own, other] = [await aClip(cc), await aClip(colleague)]
    expect(await move(cc, 'trashClips', [own, other])).toEqual({
      changed: [own],
      refused: [{ id: other, code: 'forbidden' }],
    })
    expect((await list(cc)).rows).toMatchObject([{ clipId: other }])
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

  test('is called as its file, with its ending where another clip is called so', async () => {
    const person = await aPerson(app)
    const begin = async (name: string) =>
      (await ask<StartClipUploadResponse>(app, person, 'startClipUpload', { name, bytes: 9 })).clip
    expect(await begin('talk.mp4')).toMatchObject({ title: 'talk', fileName: 'talk.mp4' })
    expect(await begin('talk.mov')).toMatchObject({ title: 'talk.mov', fileName: 'talk.mov' })
  })

  test('that is cancelled is forgotten, and cancelling again is no fault', async () => {
    const person = await aPerson(app)
    const file = { name: 'x', bytes: 9 }
    const { clip } = await ask<StartClipUploadResponse>(app, person, 'startClipUpload', file)
    expect(clip).toMatchObject({ state: 'uploading', title: 'x', sources: [] })
    expect(clip.may).toContain('cancelUpload')
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
