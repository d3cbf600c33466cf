import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { InjectOptions } from 'fastify'
import { describe, expect, test } from 'vitest'
import { builtApp, type BuiltApp } from '../../support/builtApp'
import { freshDatabase } from '../../support/freshDatabase'
import { aCustomer, aMember } from '../../support/people'
import { projectRoot } from '../../support/projectRoot'
import { insertSharePage, onAir } from '../../support/sharing'
import type { RowChangeOf } from '../../../src/server/database/tables'

const database = await freshDatabase()

const overHttps = { PUBLIC_ORIGIN: 'https://studio.test' }
const thirdParty = {
  OIDC_ISSUER: 'https://id.test',
  OIDC_CLIENT_ID: 'studio',
  OIDC_CLIENT_SECRET: 'secret',
  OIDC_NAME: 'Northwind ID',
}
const botCheck = {
  BOT_CHECK_SCRIPT_URL: 'https://check.test/api.js',
  BOT_CHECK_SITE_KEY: 'site',
  BOT_CHECK_VERIFY_URL: 'https://check.test/verify',
  BOT_CHECK_SECRET: 'secret',
  BOT_CHECK_ORIGINS: 'https://frames.check.test',
}

const plain = await builtApp(database, { PUBLIC_ORIGIN: 'http://studio.test' })
const secure = await builtApp(database, overHttps)
const withThirdParty = await builtApp(database, { ...overHttps, ...thirdParty })
const withBotCheck = await builtApp(database, { ...overHttps, ...botCheck })

/** Where a configured service makes no difference, only these two are written down. */
const usual = { 'over http': plain, 'over https': secure }
const worlds: Readonly<Record<string, BuiltApp>> = {
  ...usual,
  'over https, with a third-party sign-in': withThirdParty,
  'over https, with a bot check': withBotCheck,
}

const customerId = await aCustomer(database.db)
const owner = await aMember(database.db, { customerId, roles: ['cm'] })
const { programId } = await onAir(database.db, owner)
const aPage = async (change: Partial<RowChangeOf<'sharePages'>>) => {
  const id = await insertSharePage(database.db, owner, programId)
  await database.db.updateTable('sharePages').set(change).where('id', '=', id).execute()
  return id
}
const shared = {
  link: await aPage({ allowDownload: true }),
  framed: await aPage({ access: 'public', slug: 'lund-co', embedSites: ['https://lund.example'] }),
  locked: await aPage({ access: 'emailCode' }),
}
const embedded = encodeURIComponent('http://studio.test/s/lund-co')

const navigation = { accept: 'text/html', 'sec-fetch-mode': 'navigate' }
const form = { 'content-type': 'application/x-www-form-urlencoded' }
const rest = '/rest/secure/service/role/getRoles'

/** Stands for the address that an app gives. */
const film = '/media/film'
const askedOf = ({ mediaUrl }: BuiltApp, asked: InjectOptions): InjectOptions =>
  asked.url === film ? { ...asked, url: mediaUrl } : asked

const classes: Readonly<Record<string, InjectOptions>> = {
  page: { url: '/home/library', headers: navigation },
  'sign-in-page': { url: '/login/status/sessionExpired', headers: navigation },
  'rest-call': {
    method: 'POST',
    url: '/rest/public/service/session/getSignInOptions',
    payload: {},
  },
  'refused-call': { method: 'POST', url: rest, payload: {} },
  'unknown-call': { method: 'POST', url: '/rest/no/such/call', payload: {} },
  'token-call': { method: 'POST', url: '/oauth/token', payload: 'grant_type=x', headers: form },
  'third-party': { url: '/oauth/third-party/callback', headers: navigation },
  'missing-asset': { url: '/assets/gone-a1b2c3d4.js' },
  'source-map': { url: '/assets/shell-a1b2c3d4.js.map' },
  'hashed-asset': { url: '/assets/shell-a1b2c3d4.js' },
  words: { url: '/assets/i18n/en.json' },
  'service-worker': { url: '/serviceWorker.js' },
  media: { url: film },
  'refused-media': { url: film, cookies: {} },
  upload: { method: 'POST', url: '/uploads/', payload: '' },
  'csp-report': {
    method: 'POST',
    url: '/csp-reports',
    payload: '{}',
    headers: { 'content-type': 'application/csp-report' },
  },
  share: { url: `/s/${shared.link}`, headers: navigation },
  'share-framed': { url: '/s/lund-co', headers: navigation },
  'share-locked': { url: `/s/${shared.locked}`, headers: navigation },
  'share-unknown': { url: '/s/nothing-here', headers: navigation },
  guest: { url: '/guest', headers: navigation },
  insights: { url: '/insights/', headers: navigation },
  oembed: { url: `/oembed?url=${embedded}` },
  'oembed-xml': { url: `/oembed?url=${embedded}&format=xml` },
  'refused-granted-media': { url: '/media-by/p_1-a-0-aaaaaaaaaaaaaaaaaaaaaa/a1/copy.mp4' },
  unsubscribe: { url: '/u/nothing-here', headers: navigation },
  health: { url: '/healthz' },
}

/** These differ from one answer to the next and protect nobody. */
const fleeting = new Set(['date', 'content-length', 'etag', 'last-modified', 'connection'])

async function headersOf(app: BuiltApp, asked: InjectOptions) {
  const cookies = { ...app.mediaCookies }
  const answer = await app.server.inject({ cookies, ...askedOf(app, asked) })
  const lines = Object.entries(answer.headers)
    .filter(([name]) => !fleeting.has(name))
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([name, value]) => `${name}: ${String(value).replaceAll(';', ';\n    ')}`)
  return [`HTTP ${answer.statusCode}`, ...lines].join('\n')
}

const folder = join(projectRoot, 'tests/golden/headers')

/** UPDATE_GOLDEN=1 writes what it sees, for a person to read before it is committed. */
function goldenOf(name: string, reported: string): string {
  const file = join(folder, `${name}.txt`)
  if (process.env['UPDATE_GOLDEN']) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, reported)
  }
  return readFileSync(file, 'utf8')
}

test.each(Object.entries(classes))('the headers of class %s', async (name, asked) => {
  const chosen = name.endsWith('page') || name === 'third-party' ? worlds : usual
  const parts = await Promise.all(
    Object.entries(chosen).map(
      async ([world, app]) => `== ${world}\n${await headersOf(app, asked)}\n`,
    ),
  )
  const reported = parts.join('\n')
  expect(reported).toBe(goldenOf(name, reported))
})

async function policyOf({ server }: BuiltApp, url: string): Promise<string> {
  const { headers } = await server.inject({ url, headers: navigation })
  return String(headers['content-security-policy'])
}

describe('what comes from elsewhere is admitted on the sign-in page alone', () => {
  test.each(['/login', '/login?x=1', '/login/status/clear', '/login/1/maya'])('%s', async (url) => {
    expect(await policyOf(withBotCheck, url)).toContain('https://check.test')
    expect(await policyOf(secure, url)).not.toContain('https://check.test')
  })

  test.each(['/', '/loginx', '/home/library', '/resetpassword', '/no-support'])(
    'not %s',
    async (url) => {
      expect(await policyOf(withBotCheck, url)).not.toContain('check.test')
    },
  )
})

describe('no origin but our own is told that it may read an answer', () => {
  const foreign = [
    'null',
    'https://studio.test.evil.example',
    'https://evilstudio.test',
    'https://studio.test:8443',
    'http://studio.test',
    'https://sub.studio.test',
    'https://STUDIO.test.',
  ]
  const asked: readonly InjectOptions[] = [
    classes['rest-call'] ?? {},
    classes['token-call'] ?? {},
    classes['media'] ?? {},
    classes['upload'] ?? {},
    classes['hashed-asset'] ?? {},
    { method: 'OPTIONS', url: rest },
    { method: 'OPTIONS', url: film },
  ]
  test.each(foreign)('%s', async (origin) => {
    for (const each of asked) {
      const { headers } = await secure.server.inject({
        ...askedOf(secure, each),
        cookies: { ...secure.mediaCookies },
        headers: { ...each.headers, origin, 'access-control-request-method': 'POST' },
      })
      const reported = Object.keys(headers).filter((name) =>
        name.startsWith('access-control-allow-o'),
      )
      expect([each.url, ...reported]).toEqual([each.url])
    }
  })

  test('calls tell not even that one: page and calls have one origin', async () => {
    const { headers } = await secure.server.inject({
      ...classes['rest-call'],
      headers: { origin: 'https://studio.test' },
    })
    expect(headers).not.toHaveProperty('access-control-allow-origin')
  })
})
