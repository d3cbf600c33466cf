// Guessing is slowed and never closes a page; codes are short-lived (reach.md 4, Limits).
import { expect, test } from 'vitest'
import { keptLetters, sendLetters } from '../../../support/letters'
import { askPublic, keyOf, onAir, openAnew, sharePage } from '../../../support/sharing'
import { aCustomer, aMember, freshApp, signIn } from '../../../support/world'

const app = await freshApp({ environment: { DEMO: 'yes' }, withMedia: true })
const { db } = app.database
const customerId = await aCustomer(db)
const manager = await aMember(db, { customerId, roles: ['cm'] })
const session = await signIn(app, manager)
const film = await onAir(db, manager)
const minute = 60_000

const later = (ms: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + ms)
}
const locked = () =>
  sharePage(app, session, film.programId, { access: 'password', password: 'sesame!' })
const byCode = (given = {}) =>
  sharePage(app, session, film.programId, { access: 'emailCode', ...given })

// Made before the clock moves on, as long as the session lasts.
const pages = {
  guessed: await locked(),
  spread: await locked(),
  coded: await byCode(),
  tried: await byCode(),
  letters: await byCode(),
  listed: await byCode({ access: 'allowlist', addresses: ['lena@lund.example'] }),
  open: await sharePage(app, session, film.programId, { allowComment: true }),
  quiet: await sharePage(app, session, film.programId),
}

const guess = (page: (typeof pages)['guessed'], password: string, ip: string) =>
  askPublic(app, 'proveShare', { key: keyOf(page), password }, { ip })

async function lettersTo(email: string) {
  await sendLetters(app)
  const letters = await keptLetters(app)
  return letters
    .filter(({ toAddress }) => toAddress === email)
    .map(({ bodyText }) => /^\d{6}$/m.exec(bodyText ?? '')?.[0] ?? '')
}
const askCode = (page: (typeof pages)['coded'], email: string, ip = '10.1.1.1') =>
  askPublic(app, 'askShareCode', { key: keyOf(page), email }, { ip })
const prove = (page: (typeof pages)['coded'], email: string, code: string, ip = '10.1.1.2') =>
  askPublic(app, 'proveShare', { key: keyOf(page), email, code }, { ip })

const toldOf = (page: { readonly pageId: string }) =>
  db
    .selectFrom('notifications')
    .select(['kind', 'count'])
    .where('userId', '=', manager.userId)
    .where('groupKey', '=', page.pageId)
    .execute()

test('five wrong passwords from one address wait ten minutes, and nobody else does', async () => {
  for (let at = 0; at < 5; at += 1)
    expect((await guess(pages.guessed, 'wrong', '10.0.0.1')).code).toBe('shareProofWrong')
  const refused = await guess(pages.guessed, 'sesame!', '10.0.0.1')
  expect(refused).toMatchObject({ status: 429, retryAfter: '600' })
  expect((await guess(pages.guessed, 'sesame!', '10.0.0.2')).value.state).toBe('open')
  expect((await guess(pages.spread, 'sesame!', '10.0.0.1')).value.state).toBe('open')
  later(10 * minute)
  expect((await guess(pages.guessed, 'sesame!', '10.0.0.1')).value.state).toBe('open')
})

test('beyond fifty wrong ones an hour each try takes two seconds, and the right one opens still', async () => {
  for (let at = 0; at < 50; at += 1) await guess(pages.spread, 'wrong', `10.2.0.${at}`)
  const begun = performance.now()
  expect((await guess(pages.spread, 'sesame!', '10.3.0.1')).value.state).toBe('open')
  expect(performance.now() - begun).toBeGreaterThan(1_900)
  expect(await toldOf(pages.spread)).toEqual([{ kind: 'shareGuessed', count: 1 }])
  expect(await toldOf(pages.quiet)).toEqual([])
})

test('a code opens once, for ten minutes, and the latest alone', async () => {
  const email = 'lena@lund.example'
  await askCode(pages.coded, email)
  const [first = ''] = await lettersTo(email)
  later(1)
  await askCode(pages.coded, email)
  const [latest = ''] = await lettersTo(email)
  // Two of them may be the same by chance.
  const isOver = first === latest || (await prove(pages.coded, email, first)).code
  expect([true, 'shareProofWrong']).toContain(isOver)
  expect((await prove(pages.tried, email, latest)).code).toBe('shareProofWrong')
  expect((await prove(pages.coded, 'tom@lund.example', latest)).code).toBe('shareProofWrong')
  expect((await prove(pages.coded, ' LENA@lund.example'.trim(), latest)).value).toMatchObject({
    state: 'open',
    email,
  })
  expect((await prove(pages.coded, email, latest)).code).toBe('shareProofWrong')
  later(1)
  await askCode(pages.coded, email)
  const [stale = ''] = await lettersTo(email)
  later(10 * minute)
  expect((await prove(pages.coded, email, stale, '10.1.1.3')).code).toBe('shareProofWrong')
})

test('a code is tried five times, from wherever', async () => {
  const email = 'guessed@lund.example'
  await askCode(pages.tried, email)
  const [code = ''] = await lettersTo(email)
  const wrong = code === '000000' ? '000001' : '000000'
  for (let at = 0; at < 5; at += 1) await prove(pages.tried, email, wrong, `10.5.0.${at}`)
  expect((await prove(pages.tried, email, code, '10.5.1.1')).code).toBe('shareProofWrong')
})

test('three letters an hour go to an address', async () => {
  const email = 'often@lund.example'
  for (let at = 0; at < 3; at += 1)
    expect((await askCode(pages.letters, email, `10.6.0.${at}`)).status).toBe(200)
  expect((await askCode(pages.letters, email, '10.6.0.9')).status).toBe(429)
  expect(await lettersTo(email)).toHaveLength(3)
})

test('an address that a page is not for is answered alike, and gets nothing', async () => {
  const known = await askCode(pages.listed, 'lena@lund.example', '10.7.0.1')
  const unknown = await askCode(pages.listed, 'eve@evil.example', '10.7.0.2')
  expect(unknown).toEqual(known)
  expect(await lettersTo('eve@evil.example')).toEqual([])
  expect(await lettersTo('lena@lund.example')).not.toEqual([])
})

test('on an open page an address is proved where it is good for something', async () => {
  expect((await askCode(pages.quiet, 'lena@lund.example', '10.8.0.1')).code).toBe('shareClosed')
  await askCode(pages.open, 'guest@lund.example', '10.8.0.2')
  const [code = ''] = await lettersTo('guest@lund.example')
  const { value } = await prove(pages.open, 'guest@lund.example', code, '10.8.0.3')
  expect(value.email).toBe('guest@lund.example')
  expect((await openAnew(app, pages.open, value.pass)).email).toBe('guest@lund.example')
})

test('no code and no key stands in the log', () => {
  const log = app.log.join('')
  expect(log).not.toContain(keyOf(pages.coded))
  expect(log).not.toMatch(/sesame!/)
})
