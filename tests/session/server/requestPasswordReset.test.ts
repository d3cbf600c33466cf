import { describe, expect, test } from 'vitest'
import { codeIn, keptLetters, sendLetters } from '../../support/letters'
import { aMailbox } from '../../support/mailbox'
import { post, postForm } from '../../support/talk'
import { aMember, freshApp } from '../../support/world'

const mailbox = await aMailbox()
const app = await freshApp({ environment: { SMTP_URL: mailbox.url } })
const { db } = app.database

let lastAddress = 0
const newAddress = () => `10.1.0.${(lastAddress += 1)}`

async function ask(userName: string, headers: Record<string, string> = {}, ip = newAddress()) {
  const response = await app.server.inject({
    method: 'POST',
    url: '/rest/public/service/session/requestPasswordReset',
    remoteAddress: ip,
    headers,
    payload: { clientRequest: { userName } },
  })
  return { status: response.statusCode, headers: response.headers, body: response.json() as object }
}

/** The letters that came since the last look. */
let read = 0
async function newLetters() {
  await sendLetters(app)
  const fresh = mailbox.letters.slice(read)
  read = mailbox.letters.length
  return fresh
}

const present = (code: string) =>
  postForm(app, 'oauth/token', { grant_type: 'one_time_code', code, client_id: 'web' })

describe('a letter', () => {
  test('brings a link that opens one session, in which a password is chosen', async () => {
    const user = { name: 'Kari <b>', userName: 'kari@work', email: 'kari@work.example' }
    await aMember(db, { user })
    expect(await ask(' KARI@work.example')).toMatchObject({ status: 200, body: { status: 'Ok' } })
    const [letter, ...others] = await newLetters()
    expect(others).toEqual([])
    expect(letter).toMatchObject({ to: ['kari@work.example'] })
    const code = codeIn(letter!.text)
    const link = `http://studio.test/login/mail/kari%40work#code=${code}`
    expect(letter!.text).toContain(`\n${link}\r\n`)
    expect(letter!.html).toContain(`<a href="${link}"`)
    expect(letter!.html).toContain('>Choose a new password</a>')
    expect(letter!.html).toContain('Hello Kari &lt;b&gt;,')
    expect(letter!.headers).toContain('Subject: Choose a new password for Studio')
    expect(await present(code)).toMatchObject({
      status: 200,
      body: { redirect: 'Change Password' },
    })
    expect(await present(code)).toMatchObject({ status: 400, body: { errorCode: 'invalidCode' } })
    expect(app.log.join('\n')).not.toContain(code)
  })

  test('speaks the language the browser asks for', async () => {
    const { userName } = await aMember(db)
    await ask(userName, { 'accept-language': 'fr, de-AT;q=0.8, en;q=0.5' })
    const [letter] = await newLetters()
    expect(letter!.text).toContain('Guten Tag')
  })

  test('never links to the host a request names', async () => {
    const { userName } = await aMember(db)
    await ask(userName, { host: 'evil.example', 'x-forwarded-host': 'evil.example' })
    const [letter] = await newLetters()
    expect(letter!.text).toContain('http://studio.test/login/mail/')
    expect(letter!.text + letter!.html).not.toContain('evil')
  })
})

test('the answer is the same for a name nobody has and for somebody inactive, who get no letter', async () => {
  const { userName } = await aMember(db)
  const inactive = await aMember(db, { user: { state: 'inactive' } })
  const answers = [await ask(userName), await ask('nobody-at-all'), await ask(inactive.userName)]
  const reported = answers.map(({ status, headers, body }) => ({
    status,
    body,
    headers: Object.keys(headers),
    length: headers['content-length'],
  }))
  expect(reported[1]).toEqual(reported[0])
  expect(reported[2]).toEqual(reported[0])
  expect(await newLetters()).toHaveLength(1)
})

test('nobody is looked up before the answer: what waits is the same for every name', async () => {
  const { userName } = await aMember(db)
  for (const typed of [userName, 'nobody-waits']) await ask(typed)
  const waiting = await db
    .selectFrom('letters')
    .select(['params', 'userId', 'toAddress', 'subject'])
    .where('state', '=', 'queued')
    .execute()
  const unknown = { userId: null, toAddress: null, subject: null }
  expect(waiting).toEqual(
    [userName, 'nobody-waits'].map((typed) => ({ params: { typed }, ...unknown })),
  )
  expect(await newLetters()).toHaveLength(1)
  expect(
    await db.selectFrom('letters').select('id').where('state', '=', 'queued').execute(),
  ).toEqual([])
})

describe('asking is limited', () => {
  test('per person and address, whether or not anybody has the name', async () => {
    for (const name of [(await aMember(db)).userName, 'nobody-else']) {
      const ip = newAddress()
      for (let n = 0; n < 5; n += 1) expect((await ask(name, {}, ip)).status).toBe(200)
      const refused = await ask(name, {}, ip)
      expect(refused.status).toBe(429)
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    }
    await newLetters()
  })

  test('and of what is refused again and again the audit tells once', async () => {
    const ip = newAddress()
    for (let n = 0; n < 12; n += 1) await ask('asked-too-often', {}, ip)
    const events = await db
      .selectFrom('auditEvents')
      .select('action')
      .where('ip', '=', ip)
      .execute()
    expect(events.map(({ action }) => action)).toEqual([
      ...Array.from({ length: 5 }, () => 'passwordReset.requested'),
      'passwordReset.limited',
    ])
  })

  test('per address, whoever is asked for', async () => {
    const ip = newAddress()
    const names = Array.from({ length: 31 }, (_, n) => `spray-${n}`)
    const answers = await Promise.all(names.map((name) => ask(name, {}, ip)))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
  })

  test('per IPv6 network, from whichever of its addresses', async () => {
    const statuses: number[] = []
    for (let n = 1; n <= 6; n += 1)
      statuses.push((await ask('nobody-there', {}, `2001:db8:7:7::${n}`)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })

  test('per mailbox, however many ask, and that is never told', async () => {
    const { userName } = await aMember(db)
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(userName)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200))
    expect(await newLetters()).toHaveLength(5)
  })
})

test('a letter that cannot be sent is logged, without its code', async () => {
  const unwilling = await aMailbox([550])
  const other = await freshApp({
    database: app.database,
    environment: { SMTP_URL: unwilling.url },
  })
  const { userName } = await aMember(db)
  await post(other, 'rest/public/service/session/requestPasswordReset', {
    clientRequest: { userName },
  })
  await sendLetters(other)
  const lines = other.log.filter((line) => line.includes('a letter was not sent'))
  expect(lines).toEqual([expect.stringContaining('550')])
  expect(other.log.join('')).not.toMatch(/otc_/)
})

test('without a mail server it says so, unless a demo shows its letters', async () => {
  const other = await freshApp({ database: app.database })
  const asked = { clientRequest: { userName: 'kari' } }
  const path = 'rest/public/service/session/requestPasswordReset'
  expect(await post(other, path, asked)).toMatchObject({
    status: 200,
    body: { errorCode: 'mailNotConnected' },
  })
  const demo = await freshApp({ database: app.database, environment: { DEMO: 'yes' } })
  const { userName } = await aMember(db)
  const ofMember = { clientRequest: { userName } }
  expect((await post(demo, path, ofMember)).body).toMatchObject({ status: 'Ok' })
  await sendLetters(demo)
  const [kept] = await keptLetters(demo)
  expect(kept).toMatchObject({ subject: 'Choose a new password for Studio' })
  expect((await present(codeIn(kept!.bodyText))).status).toBe(200)
})
