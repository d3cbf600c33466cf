// The document of a share page: what is told before anybody has said who they are, and what other sites may do.
import { expect, test } from 'vitest'
import { builtApp } from '../../../support/builtApp'
import { freshDatabase } from '../../../support/freshDatabase'
import { aCustomer, aMember } from '../../../support/people'
import { insertSharePage, onAir } from '../../../support/sharing'

const database = await freshDatabase()
const { db } = database
const app = await builtApp(database, { PUBLIC_ORIGIN: 'http://studio.test' })
const owner = await aMember(db, { customerId: await aCustomer(db), roles: ['cm'] })
const { programId } = await onAir(db, owner, { title: 'The film' })

async function aPage(change: object = {}, title = 'A <b>"title"</b></script>') {
  const id = await insertSharePage(db, owner, programId, title)
  await db
    .updateTable('sharePages')
    .set({ allowComment: false, ...change })
    .where('id', '=', id)
    .execute()
  return id
}
const get = (url: string, headers = {}) => app.server.inject({ url, headers })
const embeds = { embedSites: ['https://lund.example'] }

test('an open page is told to those who preview its link, as what it is', async () => {
  const { body, headers, statusCode } = await get(`/s/${await aPage({ message: 'Look.' })}`)
  expect(statusCode).toBe(200)
  expect(body).toContain('<title>A &lt;b&gt;&quot;title&quot;&lt;/b&gt;&lt;/script&gt;</title>')
  expect(body).toContain('<meta property="og:description" content="Look.">')
  // What a page is called ends no element of the document.
  expect(body.match(/<\/script>/g)).toHaveLength(2)
  expect(headers['x-robots-tag']).toBe('noindex')
})

test.each([
  ['password', { access: 'password', passwordHash: 'x' }],
  ['emailCode', { access: 'emailCode' }],
  ['allowlist', { access: 'allowlist', addresses: ['@lund.example'] }],
])('a page by %s tells nobody what it is about', async (_, change) => {
  const { body } = await get(`/s/${await aPage(change, 'Secret')}`)
  expect(body).not.toMatch(/Secret|The film|media-by/)
  expect(body).toContain('<title>Protected page</title>')
})

test('a public page alone is for search engines', async () => {
  await aPage({ access: 'public', slug: 'spring' })
  const { body, headers } = await get('/s/spring')
  expect(headers['x-robots-tag']).toBeUndefined()
  expect(body).not.toContain('noindex')
})

const shapeOf = (body: string) => body.replace(/<script type="application\/json"[^]*/, '').length

test('pages that are over answer 200, those that are not there 404, in one shape', async () => {
  const over = await get(`/s/${await aPage({ revokedAt: new Date() })}`)
  const none = await get('/s/nothing-here')
  expect([over.statusCode, none.statusCode]).toEqual([200, 404])
  expect(Math.abs(shapeOf(over.body) - shapeOf(none.body))).toBeLessThan(200)
})

const framers = async (url: string) => {
  const { headers } = await get(url)
  return /frame-ancestors ([^;]*)/.exec(String(headers['content-security-policy']))?.[1]
}

test('sites that are listed may frame a page that asks nothing, and no others', async () => {
  expect(await framers(`/s/${await aPage(embeds)}`)).toBe('https://lund.example')
  expect(await framers(`/s/${await aPage()}`)).toBe("'none'")
  expect(await framers(`/s/${await aPage({ ...embeds, access: 'emailCode' })}`)).toBe("'none'")
  const framed = await get(`/s/${await aPage(embeds)}`)
  expect(framed.headers['x-frame-options']).toBeUndefined()
})

const oembed = (url: string, more = '') => get(`/oembed?url=${encodeURIComponent(url)}${more}`)

test('oEmbed shows pages that may be framed, in the size that is asked for', async () => {
  const key = await aPage(embeds, 'For you')
  const answer = await oembed(`http://studio.test/s/${key}`, '&maxwidth=640')
  expect(answer.json()).toMatchObject({
    version: '1.0',
    type: 'video',
    title: 'For you',
    width: 640,
    height: 360,
    html: expect.stringContaining(
      `<iframe src="http://studio.test/s/${key}" width="640"`,
    ) as string,
  })
  expect((await get(`/s/${key}`)).body).toContain('application/json+oembed')
  const xml = await oembed(`http://studio.test/s/${key}`, '&format=xml')
  expect(xml.statusCode).toBe(501)
})

test.each([
  ['not to be framed', () => aPage()],
  ['that asks who comes in', () => aPage({ ...embeds, access: 'emailCode' })],
  ['that is over', () => aPage({ ...embeds, revokedAt: new Date() })],
  ['that is not there', async () => 'nothing-here'],
])('oEmbed knows nothing of a page %s', async (_, make) => {
  expect((await oembed(`http://studio.test/s/${await make()}`)).statusCode).toBe(404)
})

test.each(['https://evil.example/s/', 'http://studio.test/home/', 'x'])(
  'oEmbed knows nothing of %s',
  async (before) => {
    const key = await aPage(embeds)
    expect((await oembed(`${before}${key}`)).statusCode).toBe(404)
  },
)
