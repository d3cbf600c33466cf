// Captions of films that were made elsewhere (programs.md 9).
import { expect, test } from 'vitest'
import type { CaptionSet } from '../../../../generated/facts/features/captions'
import type { ListInboxResponse, Watch } from '../../../../generated/facts/features/home'
import type {
  DownloadFilmCaptionsResponse,
  ListFilmCaptionsResponse,
  ListVersionCaptionsResponse,
} from '../../../../generated/facts/features/programs'
import { aVersion } from '../../../support/approvals'
import { deliver } from '../../../support/channels'
import { aPerson, ask, freshMediaApp, type Person } from '../../../support/mediaApp'
import { callAs } from '../../../support/talk'
import { aProgram, anAiredProgram } from '../../../support/work'

const app = await freshMediaApp({ processes: false })
const { db } = app.database
const cm = await aPerson(app, { roles: ['cm'] })
const { customerId } = cm.member
const [cc, other] = [
  await aPerson(app, { roles: ['cc'], customerId }),
  await aPerson(app, { roles: ['cc'], customerId }),
]
const stranger = await aPerson(app, { roles: ['cm'] })

const hello = [{ fromMs: 0, toMs: 900, text: 'Hello there' }]
const bye = [{ fromMs: 1_000, toMs: 1_900, text: 'Farewell' }]
const file = 'WEBVTT\n\n00:00.000 --> 00:00.900\nHello there\n'

interface Place {
  readonly programId: string
  readonly versionId: string
}
async function aFilm(): Promise<Place> {
  const programId = await aProgram(db, cc.member, { kind: 'imported', title: 'Open day' })
  const isUploaded = true
  return { programId, versionId: await aVersion(db, cc.member, programId, { isUploaded }) }
}
async function onAir(): Promise<Place> {
  const programId = await anAiredProgram(db, cc.member, { kind: 'imported' })
  const { publishedVersionId } = await db
    .selectFrom('programs')
    .select('publishedVersionId')
    .where('id', '=', programId)
    .executeTakeFirstOrThrow()
  return { programId, versionId: publishedVersionId! }
}

const save = (place: Place, rev = 0, cues = hello, who = cc) =>
  ask<CaptionSet>(app, who, 'saveFilmCaptions', { ...place, lang: 'en', rev, cues })
const setsOf = async (place: Place, who = cc) =>
  (await ask<ListFilmCaptionsResponse>(app, who, 'listFilmCaptions', place)).captions
async function refusal(who: Person, call: string, request: object): Promise<unknown> {
  const { body } = await callAs(app, who.session, call as 'saveFilmCaptions', request as never)
  return body['errorCode'] ?? body['status']
}

test('they are saved as versions, uploaded, removed and brought back', async () => {
  const place = await aFilm()
  await save(place)
  const second = await save(place, 1, bye, cm)
  expect(second.versions.map(({ versionNo, source }) => [versionNo, source])).toEqual([
    [2, 'human'],
    [1, 'human'],
  ])
  const german = { ...place, lang: 'de', rev: 0, text: file }
  expect(await ask<CaptionSet>(app, cc, 'importFilmCaptions', german)).toMatchObject({
    cues: hello,
    versions: [{ source: 'upload' }],
  })
  await ask(app, cc, 'removeFilmCaptions', { ...place, lang: 'en', rev: 2 })
  expect((await setsOf(place)).map(({ lang }) => lang)).toEqual(['de'])
  const back = { ...place, lang: 'en', rev: 0, versionNo: 1 }
  expect(await ask<CaptionSet>(app, cc, 'bringBackFilmCaptions', back)).toMatchObject({
    cues: hello,
    versions: [{ versionNo: 3, source: 'version' }, {}, {}],
  })
})

test('whoever saves over what somebody else saved meanwhile is told', async () => {
  const place = await aFilm()
  await save(place)
  const late = { ...place, lang: 'en', rev: 0, cues: bye }
  expect(await refusal(cm, 'saveFilmCaptions', late)).toBe('changedMeanwhile')
})

test.each(['vtt', 'srt'])('they are downloaded as %s', async (format) => {
  const place = await aFilm()
  await save(place)
  const request = { ...place, lang: 'en', format }
  const sent = await ask<DownloadFilmCaptionsResponse>(app, cm, 'downloadFilmCaptions', request)
  expect([sent.name, sent.text.includes('Hello there')]).toEqual([`Open day.en.${format}`, true])
})

test.each([
  { who: () => other, what: 'a colleague who does not see the program' },
  { who: () => stranger, what: 'a manager of another customer' },
])('$what finds none, and writes none', async ({ who }) => {
  const place = await aFilm()
  const writing = { ...place, lang: 'en', rev: 0, cues: hello }
  expect(await refusal(who(), 'listFilmCaptions', place)).toBe('notFound')
  expect(await refusal(who(), 'saveFilmCaptions', writing)).toBe('notFound')
})

test('a version that was built has those of its clips, and none of its own', async () => {
  const programId = await aProgram(db, cc.member)
  const versionId = await aVersion(db, cc.member, programId)
  const writing = { programId, versionId, lang: 'en', rev: 0, cues: hello }
  expect(await refusal(cc, 'saveFilmCaptions', writing)).toBe('notFound')
})

test('another version of the film begins without', async () => {
  const place = await aFilm()
  await save(place)
  const second = { versionNo: 2, isUploaded: true }
  const versionId = await aVersion(db, cc.member, place.programId, second)
  expect(await setsOf({ ...place, versionId })).toEqual([])
})

test('those who watch and those who review see them, as they are corrected', async () => {
  const place = await onAir()
  const viewer = await aPerson(app, { roles: ['viewer'], customerId })
  await deliver(db, cm.member, place.programId, { userId: viewer.member.userId })
  await save(place)
  await save(place, 1, bye)
  const { programId } = place
  const told = [{ lang: 'en', cues: bye }]
  expect(await ask<Watch>(app, viewer, 'getWatch', { programId })).toMatchObject({
    languages: ['en'],
    captions: told,
  })
  const inbox = await ask<ListInboxResponse>(app, viewer, 'listInbox', {})
  expect(inbox.rows).toMatchObject([{ programId, languages: ['en'] }])
  const review = await ask<ListVersionCaptionsResponse>(app, cc, 'listVersionCaptions', place)
  expect(review).toEqual({ captions: told, silentClips: [] })
})

test('with captions it is published without a question', async () => {
  const place = await aFilm()
  expect(await refusal(cm, 'publishProgram', place)).toBe('noCaptions')
  await save(place)
  expect(await ask(app, cm, 'publishProgram', place)).toMatchObject({ state: 'published' })
})

test('the history says who changed them', async () => {
  const place = await aFilm()
  await save(place)
  const events = await db
    .selectFrom('auditEvents')
    .select(['action', 'userId'])
    .where('target', '=', place.programId)
    .execute()
  expect(events).toEqual([{ action: 'saveFilmCaptions', userId: cc.member.userId }])
})
