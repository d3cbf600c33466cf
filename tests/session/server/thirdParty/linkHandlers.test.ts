import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { issueCode } from '../../../../src/session/server/oneTimeCodes'
import { freshApp } from '../../../support/freshApp'
import { openProvider } from '../../../support/openIdProvider'
import { aMember } from '../../../support/people'
import { callAs, postForm, signIn, trySignIn, type TestSession } from '../../../support/talk'
import {
  askToLink,
  callback,
  origin,
  outcomeIn,
  somebody,
  thirdPartyWorld,
  ticketIn,
} from '../../../support/thirdPartyWorld'

const provider = await openProvider([callback])
afterAll(() => provider.close())
const app = await freshApp({ environment: { PUBLIC_ORIGIN: origin, ...provider.environment } })
const { db } = app.database
const { aBrowser, asking, connect, actionsOf } = thirdPartyWorld(app, provider)

beforeEach(() => {
  provider.person = somebody()
})

describe('asking to connect an account', () => {
  test.each([
    {
      by: 'who does not know the password',
      password: () => 'wrong',
      refusal: { status: 200, body: { errorCode: 'wrongPassword' } },
      audited: 'password.refused',
    },
    {
      by: 'a token without the browser it was given to',
      cookies: async () => ({}),
      refusal: { status: 401, body: { errorCode: 'unauthorized' } },
      audited: 'thirdParty.linkRefused',
    },
    {
      by: 'a token in the browser of somebody else',
      cookies: async () => (await signIn(app, await aMember(db))).cookies,
      refusal: { status: 401, body: { errorCode: 'unauthorized' } },
      audited: 'thirdParty.linkRefused',
    },
    {
      by: 'a token in another browser of the same person',
      cookies: async (person: Person) => (await signIn(app, person)).cookies,
      refusal: { status: 401, body: { errorCode: 'unauthorized' } },
      audited: 'thirdParty.linkRefused',
    },
  ])('is refused to $by, and leads nowhere', async ({ password, cookies, refusal, audited }) => {
    const member = await aMember(db)
    const session = await signIn(app, member)
    const held = cookies ? await cookies(member) : session.cookies
    const given = password?.() ?? member.password
    const asked = await askToLink(app, { ...session, cookies: held }, given)
    expect(asked).toMatchObject(refusal)
    expect(asked.cookies).toEqual({})
    expect(await actionsOf(member.userId)).toContain(audited)
    const reported = await aBrowser(held).visit('/oauth/third-party/start?for=link')
    expect(outcomeIn(reported)).toBe('linkFailed')
  })

  test('tells a token without its browser nothing of the password', async () => {
    const member = await aMember(db)
    const session = await signIn(app, member)
    const guess = (password: string) => askToLink(app, { ...session, cookies: {} }, password)
    for (let n = 0; n < 6; n += 1) expect(await guess('wrong')).toMatchObject({ status: 401 })
    expect((await guess('wrong')).body).toEqual((await guess(member.password)).body)
    expect(await trySignIn(app, member)).toMatchObject({ status: 200 })
  })

  test('needs the password in the request', async () => {
    const session = await signIn(app, await aMember(db))
    const { body } = await callAs(app, session, 'startThirdPartyLink')
    expect(body).toMatchObject({ errorCode: 'malformedRequest' })
  })

  test('counts wrong passwords like wrong ones at sign-in, and says how long to wait', async () => {
    const member = await aMember(db)
    const session = await signIn(app, member)
    for (let n = 0; n < 5; n += 1) await askToLink(app, session, 'wrong')
    const limited = await askToLink(app, session, member.password)
    expect(limited).toMatchObject({
      status: 429,
      headers: { 'retry-after': '300' },
      body: { errorCode: 'tooManyAttempts' },
    })
    expect(await trySignIn(app, member)).toMatchObject({ status: 429 })
  })
})
type Person = Awaited<ReturnType<typeof aMember>>

describe('connecting', () => {
  test('an account that is somebody else’s is refused, and stays theirs', async () => {
    const person = somebody()
    const first = await connect(person)
    const second = await connect(person)
    expect(outcomeIn(second.reported)).toBe('taken')
    expect(await actionsOf(second.member.userId)).toContain('thirdParty.linkRefused')
    const browser = aBrowser()
    const { body } = await browser.present(ticketIn(await browser.signIn()))
    expect(body).toMatchObject({ userUUID: first.member.userId })
  })

  test('needs the session that asked for it to live still', async () => {
    const { session, url, browser } = await asking()
    const back = await browser.atProvider(await browser.visit(url))
    const token = session.reply.refresh_token
    await postForm(app, 'oauth/revoke', { token, client_id: 'web' })
    expect(outcomeIn(await browser.visit(back))).toBe('linkFailed')
    expect(outcomeIn(await aBrowser().signIn())).toBe('unknown')
  })

  test('cannot be begun without having asked', async () => {
    const reported = await aBrowser().visit('/oauth/third-party/start?for=link')
    expect(reported).toBe('/myprofile/changepassword#thirdParty=linkFailed')
  })

  test('asked for and given up leaves nothing behind for who signs in next', async () => {
    const { session, browser } = await asking()
    expect(outcomeIn(await browser.signIn())).toBe('unknown')
    expect(await links(session)).toEqual([])
  })

  test('shows what is connected, and disconnecting takes it back for its owner alone', async () => {
    const { session } = await connect(somebody())
    const [account] = await links(session)
    expect(account).toEqual({
      token: expect.any(String),
      name: 'Ada Bell',
      email: 'ada@northwind.example',
    })
    const unknownField = await signIn(app, await aMember(db))
    const request = { token: account?.token ?? '' }
    await callAs(app, unknownField, 'unlinkThirdParty', request)
    expect(await links(session)).toHaveLength(1)
    await callAs(app, session, 'unlinkThirdParty', request)
    expect(await links(session)).toEqual([])
    expect(outcomeIn(await aBrowser().signIn())).toBe('unknown')
  })
})

const openLink = async (userId: string) => {
  const code = await issueCode(db, 'signInLink', { userId }, app.clock.now)
  const fields = { grant_type: 'one_time_code', code, client_id: 'web' }
  const { body, cookies } = await postForm(app, 'oauth/token', fields)
  return { reply: body as never, cookies }
}

describe('a link in a mail opens a session in which connected accounts are taken back', () => {
  test('so that the new password is the only way in', async () => {
    const { member } = await connect(somebody())
    const session = await openLink(member.userId)
    expect(outcomeIn(await aBrowser().signIn())).toBe('unknown')
    await callAs(app, session, 'changePassword', { newPassword: 'Quiet river, seven stones' })
    expect(await links(session)).toEqual([])
    expect(await actionsOf(member.userId)).toContain('thirdParty.unlinked')
  })

  test('as is a way back from the provider that is open still', async () => {
    const { member } = await connect(somebody())
    const browser = aBrowser()
    const code = ticketIn(await browser.signIn())
    await openLink(member.userId)
    expect(await browser.present(code)).toMatchObject({ body: { errorCode: 'invalidCode' } })
  })

  test('while whoever changes the password they know keeps them', async () => {
    const { member, session } = await connect(somebody())
    const request = { currentPassword: member.password, newPassword: 'Quiet river, seven stones' }
    await callAs(app, session, 'changePassword', request)
    expect(await links(session)).toHaveLength(1)
  })
})

async function links(session: TestSession) {
  const { body } = await callAs(app, session, 'getThirdPartyLinks')
  const { thirdPartyName, accounts } = body['clientResponse'] as {
    thirdPartyName: string
    accounts: { token: string }[]
  }
  expect(thirdPartyName).toBe('Northwind ID')
  return accounts
}
