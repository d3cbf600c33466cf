// Captions that stand inside a film are captions of its clip.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ulid } from 'ulid'
import { expect, test } from 'vitest'
import type {
  DownloadCaptionsResponse,
  ListCaptionsResponse,
  ListClipsResponse,
} from '../../../../generated/facts/features/footage'
import { clipOfAsset, keepEmbeddedCaptionsJob } from '../../../../src/features/footage/server'
import { insertVersion } from '../../../../src/features/footage/server/versionRows'
import { insertAsset, insertClip } from '../../../support/clips'
import { runDueJobs } from '../../../support/dueJobs'
import { freshApp } from '../../../support/freshApp'
import { ask } from '../../../support/mediaApp'
import { aMember } from '../../../support/people'
import { projectRoot } from '../../../support/projectRoot'
import { signIn } from '../../../support/talk'

const migration = join(
  projectRoot,
  'src/server/database/migrations/20261128T0800_embedded_captions.sql',
)

const app = await freshApp({ withMedia: true })
const { db } = app.database
const owner = await aMember(db, { roles: ['cc'] })
const { customerId } = owner
const session = await signIn(app, owner)

interface Track {
  readonly lang?: string | undefined
  readonly label?: string
  readonly file: string
}

const saying = (words: string, lang?: string, from = '00:01.000'): Track => ({
  lang,
  file: `WEBVTT\n\n${from} --> 00:02.000\n${words}\n`,
})
const silent = { lang: 'en', file: 'WEBVTT\n' }
const tooLarge = {
  lang: 'en',
  file: `WEBVTT\n\n${'00:01.000 --> 00:02.000\nOn and on\n\n'.repeat(60_000)}`,
}

/** As if it had been prepared, with what stands inside of it. */
async function holds(assetId: string, tracks: readonly Track[], given: object = {}) {
  const renditions = tracks.map(({ lang, label }, no) => {
    const key = `media/${customerId}/${assetId}/caption-${no}.vtt`
    return { kind: 'caption', key, lang, label }
  })
  for (const [no, { file }] of tracks.entries())
    await app.services.media.storage.put(renditions[no]!.key, Buffer.from(file))
  await db
    .updateTable('mediaAssets')
    .set({ renditions: JSON.stringify(renditions), ...given })
    .where('id', '=', assetId)
    .execute()
}

async function aFilm(...tracks: readonly Track[]) {
  const clipId = await insertClip(db, owner)
  const { assetId } = await db
    .selectFrom('footageClips')
    .select('assetId')
    .where('id', '=', clipId)
    .executeTakeFirstOrThrow()
  await holds(assetId, tracks)
  return { clipId, assetId }
}

const work = () => runDueJobs(app, keepEmbeddedCaptionsJob)
async function arrive({ assetId }: { readonly assetId: string }) {
  await app.services.filmMade(db, assetId)
  await work()
}
const setsOf = async (clipId: string) =>
  (await ask<ListCaptionsResponse>(app, { session }, 'listCaptions', { clipId })).captions
/** What each language says now, with how many versions it has. */
const said = async (clipId: string) =>
  (await setsOf(clipId)).map(({ lang, cues, versions }) => [
    lang,
    cues.map(({ text }) => text).join(' '),
    versions.length,
  ])

test('each track is a first version of its language, by the owner of the clip', async () => {
  const film = await aFilm(saying('Good morning', 'en'), saying('Guten Morgen', 'de'))
  await arrive(film)
  const { clipId } = film
  const versions = [{ versionNo: 1, source: 'upload', savedBy: { id: owner.userId } }]
  expect(await setsOf(clipId)).toMatchObject([
    { lang: 'de', versions, cues: [{ fromMs: 1000, toMs: 2000, text: 'Guten Morgen' }] },
    { lang: 'en', versions, cues: [{ fromMs: 1000, toMs: 2000, text: 'Good morning' }] },
  ])
  const request = { clipId, lang: 'de', format: 'srt' }
  const file = await ask<DownloadCaptionsResponse>(app, { session }, 'downloadCaptions', request)
  expect(file.text).toContain('Guten Morgen')
  const cues = [{ fromMs: 0, toMs: 900, text: 'Moin' }]
  await ask(app, { session }, 'saveCaptions', { clipId, lang: 'de', rev: 1, cues })
  expect(await said(clipId)).toMatchObject([
    ['de', 'Moin', 2],
    ['en', 'Good morning', 1],
  ])
})

test('a list of clips tells none of what their films say of themselves', async () => {
  const label = 'said '.repeat(40)
  const tracks = Array.from({ length: 32 }, () => ({ ...saying('Yes', 'en'), label }))
  const { clipId } = await aFilm(...tracks)
  const page = await ask<ListClipsResponse>(app, { session }, 'listClips', { ids: [clipId] })
  expect(JSON.stringify(page)).not.toMatch(/caption|said/)
})

test.each([
  { says: 'a country', lang: 'pt-BR', kept: 'pt-BR' },
  { says: 'a script', lang: 'zh-Hant-TW', kept: 'zh-TW' },
  { says: 'a region of the world', lang: 'es-419', kept: 'es' },
  { says: 'three letters', lang: 'gsw', kept: 'gsw' },
  { says: 'no known language', lang: 'und', kept: 'en' },
  { says: 'nothing', lang: '', kept: 'en' },
  { says: 'more than any language needs', lang: `x-${'long-'.repeat(100)}`, kept: 'en' },
  { says: 'what is no language', lang: "'; drop table captions", kept: 'en' },
])('a track whose language says $says is kept by $kept', async ({ lang, kept }) => {
  const film = await aFilm({ ...saying('Hello', lang), label: 'title '.repeat(1000) })
  await arrive(film)
  expect(await said(film.clipId)).toEqual([[kept, 'Hello', 1]])
})

test('a track that says nothing of its language is taken to be in that of the owner', async () => {
  const film = await aFilm(saying('Moin'))
  const ofOwner = db.updateTable('users').where('id', '=', owner.userId)
  await ofOwner.set({ locale: 'de' }).execute()
  await arrive(film)
  await ofOwner.set({ locale: null }).execute()
  expect(await said(film.clipId)).toEqual([['de', 'Moin', 1]])
})

test.each([
  ['the first of one language', [saying('One', 'en'), saying('Two', 'en')], 'One'],
  ['one with words before one without', [silent, saying('Two', 'en')], 'Two'],
  ['none that is larger than a file may be', [tooLarge, saying('Two', 'en')], 'Two'],
  ['one that says its language before one that does not', [saying('A'), saying('B', 'en')], 'B'],
])('of several tracks counts %s', async (_, tracks, words) => {
  const film = await aFilm(...tracks)
  await arrive(film)
  expect(await said(film.clipId)).toEqual([['en', words, 1]])
})

test('what people wrote or took away meanwhile stays so, however often it is done', async () => {
  const film = await aFilm(saying('One', 'en'), saying('Eins', 'de'), saying('Un', 'fr'))
  const { clipId } = film
  const cues = [{ fromMs: 0, toMs: 900, text: 'By hand' }]
  await ask(app, { session }, 'saveCaptions', { clipId, lang: 'en', rev: 0, cues })
  await arrive(film)
  await ask(app, { session }, 'removeCaptions', { clipId, lang: 'fr', rev: 1 })
  await arrive(film)
  expect(await said(clipId)).toEqual([
    ['de', 'Eins', 1],
    ['en', 'By hand', 1],
  ])
})

test('what was interrupted goes on where it was', async () => {
  const film = await aFilm(saying('One', 'en'), saying('Eins', 'de'))
  const { storage } = app.services.media
  const [lost] = await storage.list(`media/${customerId}/${film.assetId}/caption-1.vtt`)
  await storage.remove([lost!.key])
  await arrive(film)
  expect(await said(film.clipId)).toEqual([['en', 'One', 1]])
  await storage.put(lost!.key, Buffer.from(saying('Eins').file))
  await arrive(film)
  expect(await said(film.clipId)).toEqual([
    ['de', 'Eins', 1],
    ['en', 'One', 1],
  ])
})

test('another film of the clip brings the languages that nothing is written in', async () => {
  const film = await aFilm(saying('One', 'en'))
  const { clipId } = film
  await arrive(film)
  const assetId = await insertAsset(db, owner)
  await holds(assetId, [saying('Another', 'en'), saying('Anders', 'de')])
  const version = { customerId, clipId, assetId, madeBy: owner.userId, madeAt: app.clock.now }
  await insertVersion(db, version)
  await arrive({ assetId })
  expect(await said(clipId)).toEqual([
    ['de', 'Anders', 1],
    ['en', 'One', 1],
  ])
})

test('those of a trimmed film are kept in the time of the whole', async () => {
  const film = await aFilm()
  await holds(film.assetId, [saying('Late', 'en')], { cutInMs: 5000, leadMs: 400 })
  await arrive(film)
  expect(await setsOf(film.clipId)).toMatchObject([{ cues: [{ fromMs: 600, toMs: 1600 }] }])
  await db
    .updateTable('mediaAssets')
    .set({ cutInMs: null })
    .where('id', '=', film.assetId)
    .execute()
  expect(await setsOf(film.clipId)).toMatchObject([{ cues: [{ fromMs: 5600, toMs: 6600 }] }])
})

test('a film that was there before it became a clip brings its own too', async () => {
  const assetId = await insertAsset(db, owner)
  await holds(assetId, [saying('Hello', 'en')])
  const context = { db, member: owner, now: app.clock.now, newId: () => ulid() }
  const clip = { assetId, ownerUserId: owner.userId, title: 'Answer' }
  const clipId = await clipOfAsset({ ...context, services: app.services }, clip)
  await work()
  expect(await said(clipId)).toEqual([['en', 'Hello', 1]])
})

test('films that were prepared before bring theirs', async () => {
  const [film, without] = [await aFilm(saying('From before', 'en')), await aFilm()]
  await app.database.executeSql(readFileSync(migration, 'utf8'))
  await work()
  expect(await said(film.clipId)).toEqual([['en', 'From before', 1]])
  expect(await said(without.clipId)).toEqual([])
})
