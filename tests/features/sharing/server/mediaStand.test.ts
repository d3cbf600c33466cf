// Media by path token: it opens one asset, for some hours, while its page stands (reach.md 4).
import { expect, test } from 'vitest'
import { createMediaGrants } from '../../../../src/server/media/mediaGrants'
import { aVersion } from '../../../support/approvals'
import { keyOf, onAir, openAnew, sharePage } from '../../../support/sharing'
import { aCustomer, aMember, callAs, freshApp, signIn } from '../../../support/world'

const app = await freshApp({ withMedia: true })
const { db } = app.database
const { storage } = app.services.media
const customerId = await aCustomer(db)
const member = await aMember(db, { customerId, roles: ['cm'] })
const session = await signIn(app, member)

async function aSharedFilm(given = {}) {
  const film = await onAir(db, member, { title: 'Lund & Co' })
  const folder = `media/${customerId}/${film.assetId}`
  await storage.put(`${folder}/master-720p.m3u8`, Buffer.from('#EXTM3U\n720p.m3u8\n'))
  await storage.put(`${folder}/720p.m3u8`, Buffer.from('#EXTM3U\n720p.mp4\n'))
  await storage.put(`${folder}/720p.mp4`, Buffer.from('0123456789'))
  await storage.put(`${folder}/source`, Buffer.from('the original'))
  const renditions = [{ kind: 'hls', key: `${folder}/master-720p.m3u8` }]
  await db
    .updateTable('mediaAssets')
    .set({ renditions: JSON.stringify(renditions) })
    .where('id', '=', film.assetId)
    .execute()
  const page = await sharePage(app, session, film.programId, given)
  const view = await openAnew(app, page)
  return { film, page, url: view.films[0]!.sources[0]!.url, view }
}
const get = (url: string, headers = {}) => app.server.inject({ url, headers })
const status = async (url: string) => (await get(url)).statusCode

test('a playlist opens without any cookie, and its lines inherit what opens it', async () => {
  const { url } = await aSharedFilm()
  expect(url).toMatch(/^\/media-by\/[\w-]+\/[0-9A-Z]{26}\/master-720p\.m3u8$/)
  expect((await get(url)).body).toContain('720p.m3u8')
  const folder = url.slice(0, url.lastIndexOf('/'))
  const part = await get(`${folder}/720p.mp4`, { range: 'bytes=2-4' })
  expect(part).toMatchObject({ statusCode: 206, body: '234' })
  expect(part.headers).toMatchObject({
    'content-range': 'bytes 2-4/10',
    'content-security-policy': "sandbox; default-src 'none'",
    'cross-origin-resource-policy': 'same-site',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, max-age=60',
  })
})

test('it opens this asset alone, and no name that leads elsewhere', async () => {
  const [one, other] = [await aSharedFilm(), await aSharedFilm()]
  const [, , token = ''] = one.url.split('/')
  expect(await status(`/media-by/${token}/${other.film.assetId}/720p.mp4`)).toBe(403)
  const base = `/media-by/${token}/${one.film.assetId}`
  for (const name of [
    `..%2f${other.film.assetId}%2f720p.mp4`,
    `x/../../${other.film.assetId}/720p.mp4`,
    '..%2f..%2f..%2fsecrets',
    '%2fetc%2fpasswd',
    'none.mp4',
  ])
    expect([403, 404]).toContain(await status(`${base}/${name}`))
  for (const forged of [`${token.slice(0, -1)}_`, token.slice(1), 'a-b-c', token.toUpperCase()])
    expect(await status(`/media-by/${forged}/${one.film.assetId}/720p.mp4`)).toBe(403)
})

test('the original is for those who may download it', async () => {
  const closed = await aSharedFilm()
  const source = closed.url.replace('master-720p.m3u8', 'source')
  expect(await status(source)).toBe(404)
  const open = await aSharedFilm({ allowDownload: true })
  const download = await get(open.view.films[0]!.downloadUrl!)
  expect(download.body).toBe('the original')
  expect(download.headers['content-disposition']).toContain('filename="Lund _ Co.mp4"')
})

type Shared = Awaited<ReturnType<typeof aSharedFilm>>
const select = ({ page }: Shared) => ({ selection: { ids: [page.pageId] } })
const endings: Readonly<Record<string, (shared: Shared) => Promise<unknown>>> = {
  disabled: (shared) => callAs(app, session, 'disableSharePages', select(shared)),
  revoked: (shared) => callAs(app, session, 'revokeSharePages', select(shared)),
  'given a new link': (shared) => callAs(app, session, 'newShareLink', select(shared)),
  'given a password': ({ page: { pageId, rev } }) =>
    callAs(app, session, 'updateSharePage', {
      pageId,
      rev,
      values: { access: 'password', password: 'sesame!' },
    }),
  over: ({ page: { pageId } }) =>
    db
      .updateTable('sharePages')
      .set({ expiresOn: '2026-02-01' })
      .where('id', '=', pageId)
      .execute(),
  'without its program': ({ film: { programId } }) =>
    db.updateTable('programs').set({ state: 'unpublished' }).where('id', '=', programId).execute(),
  'about another program': ({ page: { pageId } }) =>
    db.deleteFrom('shareItems').where('pageId', '=', pageId).execute(),
  'seen by fewer people': ({ film: { assetId } }) =>
    db.updateTable('mediaAssets').set({ addressRev: 1 }).where('id', '=', assetId).execute(),
}
test.each(Object.keys(endings))('nothing opens any more once the page is %s', async (ending) => {
  const shared = await aSharedFilm()
  expect(await status(shared.url)).toBe(200)
  await endings[ending]!(shared)
  expect(await status(shared.url)).toBe(403)
})

test('whoever watches goes on as another version comes, or as the page was played up', async () => {
  const shared = await aSharedFilm()
  const next = await aVersion(db, member, shared.film.programId, { versionNo: 2 })
  await db
    .updateTable('programs')
    .set({ state: 'published', publishedVersionId: next })
    .where('id', '=', shared.film.programId)
    .execute()
  await db
    .updateTable('sharePages')
    .set({ maxPlays: 1, plays: 1 })
    .where('id', '=', shared.page.pageId)
    .execute()
  expect(await status(shared.url)).toBe(200)
  expect(keyOf(shared.page)).toHaveLength(22)
})

test('it is over after six hours', () => {
  const grants = createMediaGrants(Buffer.alloc(32, 7))
  const now = new Date('2026-03-01T09:07:00Z')
  const path = grants.pathOf('media/c/a/film.mp4', { grant: 'page_1', rev: 3, now })
  const [, , token = ''] = path.split('/')
  const at = (ms: number) => grants.openedBy(token, 'a', new Date(now.getTime() + ms))
  expect(at(0)).toEqual({ grant: 'page_1', rev: 3 })
  expect(at(5.5 * 3_600_000)).toBeDefined()
  expect(at(6 * 3_600_000)).toBeUndefined()
  expect(grants.openedBy(token, 'b', now)).toBeUndefined()
  expect(createMediaGrants(Buffer.alloc(32, 8)).openedBy(token, 'a', now)).toBeUndefined()
})
