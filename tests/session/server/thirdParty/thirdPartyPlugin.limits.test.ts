import { afterAll, beforeEach, expect, test } from 'vitest'
import { freshApp } from '../../../support/freshApp'
import { openProvider } from '../../../support/openIdProvider'

const origin = 'https://studio.test'
const start = '/oauth/third-party/start'
const callback = '/oauth/third-party/callback'
const provider = await openProvider([origin + callback])
afterAll(() => provider.close())
const app = await freshApp({ environment: { PUBLIC_ORIGIN: origin, ...provider.environment } })
const { db } = app.database

let lastAddress = 0
let ip = ''
beforeEach(() => {
  lastAddress += 1
  ip = `10.2.0.${lastAddress}`
})

async function visit(url: string, cookies: Readonly<Record<string, string>> = {}, from = ip) {
  const answer = await app.server.inject({ url, cookies, remoteAddress: from })
  return {
    to: new URL(String(answer.headers.location), origin),
    cookies: Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value])),
  }
}

/** Comes back from a provider that was never asked; what the page is told. */
async function comeBack(answer: string, from = ip): Promise<string> {
  const away = await visit(start, {}, from)
  const state = away.to.searchParams.get('state') ?? ''
  const back = await visit(`${callback}?${answer}&state=${state}`, away.cookies, from)
  return back.to.hash
}

const issuer = encodeURIComponent(provider.issuer)
const cancelled = `error=access_denied&iss=${issuer}`
const forged = `code=forged&iss=${issuer}`

const auditOf = async (address = ip) => {
  const events = await db
    .selectFrom('auditEvents')
    .select('action')
    .where('ip', '=', address)
    .execute()
  return events.map(({ action }) => action)
}

test('after thirty failures from one address in five minutes the provider is not asked for it', async () => {
  const reported: string[] = []
  for (let n = 0; n < 35; n += 1) reported.push(await comeBack(cancelled))
  expect(reported.filter((hash) => hash === '#thirdParty=cancelled')).toHaveLength(30)
  expect(reported.filter((hash) => hash === '#thirdParty=failed')).toHaveLength(5)
  expect(await auditOf()).toEqual([
    ...Array.from({ length: 30 }, () => 'thirdParty.refused'),
    'thirdParty.limited',
  ])
  expect(await comeBack(cancelled, '10.2.1.1')).toBe('#thirdParty=cancelled')
  app.clock.now = new Date(app.clock.now.getTime() + 5 * 60_000)
  expect(await comeBack(cancelled)).toBe('#thirdParty=cancelled')
})

test('what comes back while the provider is away is not counted, and told to the audit once', async () => {
  const journeys = await Promise.all(Array.from({ length: 31 }, () => visit(start)))
  await provider.close()
  for (const { to, cookies } of journeys) {
    const state = to.searchParams.get('state') ?? ''
    const back = await visit(`${callback}?${forged}&state=${state}`, cookies)
    expect(back.to.hash).toBe('#thirdParty=unreachable')
  }
  expect(await auditOf()).toEqual(['thirdParty.refused'])
  await provider.listen()
  expect(await comeBack(cancelled)).toBe('#thirdParty=cancelled')
})

test('whoever wants to leave for a provider that is away is told to the audit once', async () => {
  const other = await openProvider([origin + callback], { isListening: false })
  const alone = await freshApp({
    database: app.database,
    environment: { PUBLIC_ORIGIN: origin, ...other.environment },
  })
  for (let n = 0; n < 3; n += 1) {
    const { headers } = await alone.server.inject({ url: start, remoteAddress: ip })
    expect(headers.location).toBe('/login#thirdParty=unreachable')
  }
  expect(await auditOf()).toEqual(['thirdParty.refused'])
})
