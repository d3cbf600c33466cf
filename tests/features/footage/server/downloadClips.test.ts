import { randomBytes } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { DownloadClipsResponse } from '../../../../generated/facts/features/footage'
import { insertClip, type GivenClip } from '../../../support/clips'
import { aPerson, ask, freshMediaApp, type Person } from '../../../support/mediaApp'
import { callAs } from '../../../support/talk'
import { entriesOf } from '../../../support/zip'

const app = await freshMediaApp({ processes: false })
const { db } = app.database
let cc: Person
beforeAll(async () => {
  cc = await aPerson(app, { roles: ['cc'] })
})

/** With its film in the store, and a smaller one where `small` says so. */
async function aFilm(given: GivenClip & { small?: Buffer; bytes?: Buffer } = {}) {
  const bytes = given.bytes ?? randomBytes(100_000)
  const id = await insertClip(db, cc.member, given)
  const { assetId } = await db
    .selectFrom('footageClips')
    .select('assetId')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const { storage } = app.media.services.media
  const folder = `media/${cc.member.customerId}/${assetId}`
  await storage.put(`${folder}/source`, bytes)
  if (given.small) await storage.put(`${folder}/720.mp4`, given.small)
  return { id, bytes }
}

const linkTo = (ids: readonly string[], quality?: string, who = cc) =>
  ask<DownloadClipsResponse>(app, who, 'downloadClips', { ids, quality })

const open = (url: string, headers: Record<string, string> = {}) =>
  fetch(new URL(url, app.origin), { headers })
const status = async (address: string) => (await open(address)).status
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())
const nameOf = (answer: Response) =>
  decodeURIComponent(answer.headers.get('content-disposition')?.split("UTF-8''")[1] ?? '')

describe('one clip', () => {
  test('is its film, byte for byte, under its title', async () => {
    const { id, bytes } = await aFilm({ title: 'Häfen: Tag 1', fileName: 'IMG_1.MOV' })
    const { url, missing } = await linkTo([id])
    const answer = await open(url)
    expect([missing, nameOf(answer)]).toEqual([[], 'Häfen- Tag 1.MOV'])
    expect((await bytesOf(answer)).equals(bytes)).toBe(true)
  })

  test('is its file as it is, and says how long it is, even where that begins like compressed data', async () => {
    const bytes = Buffer.concat([Buffer.from([0x78, 0x9c]), randomBytes(100_000)])
    const { id } = await aFilm({ bytes })
    const answer = await open((await linkTo([id])).url, { 'accept-encoding': 'br, gzip' })
    expect(answer.headers.get('content-encoding')).toBe(null)
    expect(answer.headers.get('content-length')).toBe('100002')
    expect((await bytesOf(answer)).equals(bytes)).toBe(true)
  })

  test('goes on where a download stopped', async () => {
    const { id, bytes } = await aFilm()
    const { url } = await linkTo([id])
    const rest = await open(url, { range: 'bytes=60000-' })
    expect(rest.status).toBe(206)
    expect((await bytesOf(rest)).equals(bytes.subarray(60_000))).toBe(true)
  })

  test('in 720p is the smaller film, or the original where there is none', async () => {
    const small = randomBytes(1000)
    const films = [
      await aFilm({ title: 'Large', fileName: 'a.mov', small }),
      await aFilm({ title: 'Small', fileName: 'b.mov' }),
    ]
    const answers = await Promise.all(
      films.map(async ({ id }) => open((await linkTo([id], '720p')).url)),
    )
    expect(answers.map(nameOf)).toEqual(['Large 720p.mp4', 'Small.mov'])
    expect((await bytesOf(answers[0]!)).equals(small)).toBe(true)
    expect((await bytesOf(answers[1]!)).equals(films[1]!.bytes)).toBe(true)
  })
})

test('several clips are one zip, each under a name of its own, as long as it says', async () => {
  const [one, two, trashed] = [
    await aFilm({ title: 'Take', fileName: 'a.mp4' }),
    await aFilm({ title: 'take', fileName: 'b.mp4' }),
    await aFilm({ deletedAt: new Date() }),
  ]
  const { url, missing } = await linkTo([one.id, two.id, trashed.id])
  const answer = await open(url)
  const zip = await bytesOf(answer)
  expect(missing).toEqual([trashed.id])
  expect(nameOf(answer)).toMatch(/^footage-\d{4}-\d\d-\d\d\.zip$/)
  expect(Number(answer.headers.get('content-length'))).toBe(zip.length)
  expect(entriesOf(zip)).toEqual({ 'Take.mp4': one.bytes, 'take (2).mp4': two.bytes })
})

describe('who', () => {
  test('is of another customer, or asks for a clip in the trash, finds none', async () => {
    const [kept, trashed] = [await aFilm(), await aFilm({ deletedAt: new Date() })]
    const stranger = await aPerson(app, { roles: ['cm'] })
    const codes = await Promise.all(
      [
        { who: stranger, id: kept.id },
        { who: cc, id: trashed.id },
        { who: cc, id: 'nothing' },
      ].map(async ({ who, id }) => {
        const { body } = await callAs(app, who.session, 'downloadClips', { ids: [id] })
        return body['errorCode']
      }),
    )
    expect(codes).toEqual(['notFound', 'notFound', 'notFound'])
  })

  test('has a link opens that clip with it, no other, for ten minutes, and while it is not trashed', async () => {
    const [film, other] = [await aFilm(), await aFilm()]
    const { url } = await linkTo([film.id])
    expect(await status(url)).toBe(200)
    expect(await status(url.replace(film.id, other.id))).toBe(404)
    expect(await status(url.replace('/original', '/720p'))).toBe(404)
    expect(await status(url.replace(/until=\d/, 'until=9'))).toBe(404)

    app.clock.aheadMs = 10 * 60_000
    expect(await status(url)).toBe(404)
    app.clock.aheadMs = 0
    await ask(app, cc, 'trashClips', { selection: { ids: [film.id] } })
    expect(await status(url)).toBe(404)
  })
})
