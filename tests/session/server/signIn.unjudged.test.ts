/** An attempt that nobody judged says nothing of whoever made it (security-reliability.md 13 and reliability 7). */
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { migrate, readMigrations } from '../../../src/server/database/migrate'
import { connectDatabase } from '../../../src/server/database/openDatabase'
import { issueCode } from '../../../src/session/server/oneTimeCodes'
import { hashesAtOnce, type Passwords } from '../../../src/session/server/passwords'
import { writeRoles } from '../../../src/session/server/writeRoles'
import { openProvider } from '../../support/openIdProvider'
import { projectRoot } from '../../support/projectRoot'
import { startRealPostgres } from '../../support/realPostgres'
import { callAs, postForm, signIn, trySignIn } from '../../support/talk'
import { aMember, freshApp, type TestApp, type TestMember } from '../../support/world'

const good = 'Quiet river, seven stones'

const times = <Result>(count: number, ask: (n: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, n) => ask(n)))

/** Five times for one person, thirty times from one address: as often as either may fail. */
const trySignInOften = (app: TestApp, member: TestMember) =>
  times(30, (n) => trySignIn(app, n < 5 ? member : { ...member, userName: `colleague ${n}` }))

const statusesOf = (answers: readonly { status: number }[]) => [
  ...new Set(answers.map(({ status }) => status)),
]

/** Whoever leaves the lane of this address is followed by another, until it may empty. */
function keepFull({ hash }: Passwords) {
  let isOver = false
  const follow = async (): Promise<void> => {
    await hash('somebody else', { ip: '127.0.0.1' })
    return isOver ? undefined : follow()
  }
  const everybody = times(50 + hashesAtOnce, follow)
  return () => {
    isOver = true
    return everybody
  }
}

describe('while the queue of passwords to be hashed is full', async () => {
  const app = await freshApp({ environment: { PASSWORD_COST_LOG2: '10' } })
  const { passwords } = app.services.session

  test('attempts to sign in are told to come back, and none is counted', async () => {
    const member = await aMember(app.database.db)
    const empty = keepFull(passwords)
    expect(statusesOf(await trySignInOften(app, member))).toEqual([503])
    await empty()
    expect(await trySignIn(app, member)).toMatchObject({ status: 200 })
  })

  test('changes of a password are told to come back, and none is counted', async () => {
    const member = await aMember(app.database.db)
    const session = await signIn(app, member)
    const request = { currentPassword: member.password, newPassword: good }
    const empty = keepFull(passwords)
    const changes = await times(5, () => callAs(app, session, 'changePassword', request))
    expect(statusesOf(changes)).toEqual([503])
    await empty()
    const { body } = await callAs(app, session, 'changePassword', request)
    expect(body).toMatchObject({ status: 'Ok' })
  })
})

describe('while the database is down', async () => {
  const postgres = await startRealPostgres()
  afterAll(() => postgres.stop())
  const database = connectDatabase(postgres.url)
  afterAll(() => database.close())
  await migrate(database.db, readMigrations(join(projectRoot, 'src/server/database/migrations')))
  await writeRoles(database.db, (title) => title)
  const provider = await openProvider(['http://studio.test/oauth/third-party/callback'])
  afterAll(() => provider.close())
  const app = await freshApp({ database, environment: provider.environment })

  test('no attempt is counted', async () => {
    const member = await aMember(database.db)
    const code = await issueCode(database.db, 'signInLink', member, app.clock.now)
    const fields = { grant_type: 'one_time_code', code, client_id: 'web' }

    await postgres.halt()
    expect(statusesOf(await trySignInOften(app, member))).toEqual([503])
    expect(statusesOf(await times(30, () => postForm(app, 'oauth/token', fields)))).toEqual([503])
    const reported = await times(30, () => comeBack(app))
    expect(new Set(reported)).toEqual(new Set(['/login#thirdParty=failed']))

    await postgres.resume()
    expect(await trySignIn(app, member)).toMatchObject({ status: 200 })
    expect(await postForm(app, 'oauth/token', fields)).toMatchObject({ status: 200 })
    expect(await comeBack(app)).toBe('/login#thirdParty=cancelled')
  })
})

/** From a third party at which somebody pressed Cancel. */
async function comeBack({ server }: TestApp) {
  const away = await server.inject({ url: '/oauth/third-party/start' })
  const { origin, searchParams } = new URL(String(away.headers.location))
  const reported = new URLSearchParams({
    error: 'access_denied',
    state: searchParams.get('state') ?? '',
    iss: origin,
  })
  const back = await server.inject({
    url: `/oauth/third-party/callback?${reported}`,
    cookies: Object.fromEntries(away.cookies.map(({ name, value }) => [name, value])),
  })
  return back.headers.location
}
