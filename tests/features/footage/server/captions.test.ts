import { beforeAll, describe, expect, test } from 'vitest'
import type { CaptionSet } from '../../../../generated/facts/features/captions'
import type {
  DownloadCaptionsResponse,
  ListCaptionsResponse,
  ListClipsResponse,
} from '../../../../generated/facts/features/footage'
import { insertClip } from '../../../support/clips'
import { aPerson, ask, freshMediaApp, type Person } from '../../../support/mediaApp'
import { callAs } from '../../../support/talk'

const app = await freshMediaApp({ processes: false })
const { db } = app.database
let cc: Person
let other: Person
let cm: Person
beforeAll(async () => {
  cc = await aPerson(app, { roles: ['cc'] })
  const { customerId } = cc.member
  other = await aPerson(app, { roles: ['cc'], customerId })
  cm = await aPerson(app, { roles: ['cm'], customerId })
})

const hello = [{ fromMs: 0, toMs: 900, text: 'Hello there' }]
const bye = [{ fromMs: 100, toMs: 800, text: 'Quayside\nfarewell' }]
const file = 'WEBVTT\n\n00:00.000 --> 00:00.900\nHello there\n'

type Saved = { lang?: string; rev?: number; cues?: object[]; text?: string; versionNo?: number }
const save = (clipId: string, { lang = 'en', rev = 0, cues = hello }: Saved = {}, who = cc) =>
  ask<CaptionSet>(app, who, 'saveCaptions', { clipId, lang, rev, cues })
const setsOf = async (clipId: string, who = cc) =>
  (await ask<ListCaptionsResponse>(app, who, 'listCaptions', { clipId })).captions
const codeOf = async (who: Person, call: Parameters<typeof callAs>[2], request: object) => {
  const { body } = await callAs(app, who.session, call, request)
  return (body as { errorCode?: string }).errorCode
}
const found = async (search: string) =>
  (await ask<ListClipsResponse>(app, cm, 'listClips', { search })).rows.map((row) => row.clipId)
const place = (clipId: string) => ({ clipId, lang: 'en', rev: 1 })
const writes = (clipId: string) =>
  [
    ['saveCaptions', { ...place(clipId), cues: hello }],
    ['importCaptions', { ...place(clipId), text: file }],
    ['bringBackCaptions', { ...place(clipId), versionNo: 1 }],
    ['removeCaptions', place(clipId)],
  ] as const
const reads = (clipId: string) =>
  [
    ['listCaptions', { clipId }],
    ['downloadCaptions', { clipId, lang: 'en', format: 'vtt' }],
  ] as const

test('every save is a version, and one of before is brought back as the latest', async () => {
  const clipId = await insertClip(db, cc.member)
  await save(clipId)
  const second = await save(clipId, { rev: 1, cues: bye })
  expect(second.versions.map(({ versionNo, source }) => [versionNo, source])).toEqual([
    [2, 'human'],
    [1, 'human'],
  ])
  const back = await ask<CaptionSet>(app, cm, 'bringBackCaptions', {
    clipId,
    lang: 'en',
    rev: 2,
    versionNo: 1,
  })
  expect(back).toMatchObject({
    cues: hello,
    versions: [{ versionNo: 3, source: 'version', savedBy: { id: cm.member.userId } }, {}, {}],
  })
})

test('whoever saves over what somebody else saved meanwhile is told', async () => {
  const clipId = await insertClip(db, cc.member)
  await save(clipId)
  const late = { clipId, lang: 'en', rev: 0, cues: bye }
  expect(await codeOf(cm, 'saveCaptions', late)).toBe('changedMeanwhile')
  const both = [save(clipId, { rev: 1 }), save(clipId, { rev: 1 }, cm)]
  const done = await Promise.allSettled(both)
  expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('a file is read, or the lines that cannot be are named', async () => {
  const clipId = await insertClip(db, cc.member)
  const german = { clipId, lang: 'de', rev: 0 }
  const { body } = await callAs(app, cc.session, 'importCaptions', {
    ...german,
    text: `${file}\nlost`,
  })
  expect(body).toMatchObject({
    errorCode: 'captionsUnreadable',
    errorFaults: [{ field: 'text.6', code: 'noTimes' }],
  })
  const set = await ask<CaptionSet>(app, cc, 'importCaptions', { ...german, text: file })
  expect(set).toMatchObject({ lang: 'de', cues: hello, versions: [{ source: 'upload' }] })
})

test('a language is taken away, and its versions can be brought back', async () => {
  const clipId = await insertClip(db, cc.member)
  await save(clipId)
  await ask(app, cc, 'removeCaptions', { clipId, lang: 'en', rev: 1 })
  expect(await setsOf(clipId)).toEqual([])
  await ask(app, cc, 'bringBackCaptions', { clipId, lang: 'en', rev: 0, versionNo: 1 })
  expect(await setsOf(clipId)).toMatchObject([
    { lang: 'en', cues: hello, versions: [{ versionNo: 2 }, {}] },
  ])
})

test.each(['vtt', 'srt'])('they are downloaded as %s', async (format) => {
  const clipId = await insertClip(db, cc.member, { title: 'Harbour' })
  await save(clipId)
  const { name, text } = await ask<DownloadCaptionsResponse>(app, other, 'downloadCaptions', {
    clipId,
    lang: 'en',
    format,
  })
  expect([name, text.includes('Hello there')]).toEqual([`Harbour.en.${format}`, true])
})

test('a trimmed clip has the captions of what is left', async () => {
  const clipId = await insertClip(db, cc.member)
  await save(clipId, { cues: [...hello, { fromMs: 2000, toMs: 3000, text: 'Later' }] })
  const assets = db.selectFrom('footageClips').select('assetId').where('id', '=', clipId)
  await db.updateTable('mediaAssets').set({ cutInMs: 1000 }).where('id', 'in', assets).execute()
  expect(await setsOf(clipId)).toMatchObject([
    { cues: [{ fromMs: 1000, toMs: 2000, text: 'Later' }] },
  ])
})

test('a clip is found by what is said in it, as long as it is', async () => {
  const clipId = await insertClip(db, cc.member)
  await save(clipId, { cues: bye })
  expect(await found('farewell quáy')).toEqual([clipId])
  await save(clipId, { rev: 1 })
  expect(await found('farewell')).toEqual([])
})

test('they are deleted with their clip', async () => {
  const clipId = await insertClip(db, cc.member)
  await save(clipId)
  await ask(app, cc, 'trashClips', { selection: { ids: [clipId] } })
  await ask(app, cc, 'eraseClips', { selection: { ids: [clipId] } })
  const left = await db
    .selectFrom('captionVersions')
    .select('lang')
    .where('clipId', '=', clipId)
    .execute()
  expect(left).toEqual([])
})

test('each change is recorded with its clip', async () => {
  const clipId = await insertClip(db, cc.member)
  await save(clipId)
  const events = await db
    .selectFrom('auditEvents')
    .select(['action', 'userId'])
    .where('target', '=', clipId)
    .execute()
  expect(events).toEqual([{ action: 'saveCaptions', userId: cc.member.userId }])
})

describe('the rights of captions are those of their clip', () => {
  test('who sees it reads them, and only who changes it writes them', async () => {
    const clipId = await insertClip(db, cc.member)
    await save(clipId)
    for (const [call, request] of reads(clipId))
      expect(await codeOf(other, call, request)).toBeUndefined()
    for (const [call, request] of writes(clipId))
      expect(await codeOf(other, call, request)).toBe('forbidden')
  })

  test('who does not see it finds nothing', async () => {
    const clipId = await insertClip(db, cc.member, { visibility: 'private' })
    await save(clipId)
    const stranger = await aPerson(app, { roles: ['cm'] })
    for (const who of [other, stranger])
      for (const [call, request] of [...reads(clipId), ...writes(clipId)])
        expect(await codeOf(who, call, request)).toBe('notFound')
  })

  test('in the trash nobody writes them', async () => {
    const clipId = await insertClip(db, cc.member)
    await save(clipId)
    await ask(app, cc, 'trashClips', { selection: { ids: [clipId] } })
    for (const [call, request] of writes(clipId))
      expect(await codeOf(cm, call, request)).toBe('forbidden')
  })
})

test.each([
  ['an end before its beginning', { cues: [{ fromMs: 5, toMs: 5, text: 'Hi' }] }],
  ['no words at all', { cues: [{ fromMs: 5, toMs: 9, text: ' \n' }] }],
  ['a language that is none', { lang: 'English' }],
])('%s is refused', async (_, given) => {
  const clipId = await insertClip(db, cc.member)
  const request = { clipId, lang: 'en', rev: 0, cues: hello, ...given }
  expect(await codeOf(cc, 'saveCaptions', request)).toBe('malformedRequest')
})
