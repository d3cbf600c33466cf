import { allSettled, createWatch, fork } from 'effector'
import { describe, expect, test } from 'vitest'
import { appStarted } from '../../../../src/browser/appStarted'
import { takeSignInLinkFx } from '../../../../src/browser/signInLink'
import type { Reply } from '../../../../src/calls/send'
import '../../../../src/session/client/customers/member.model'
import {
  $isLinkAsking,
  $link,
  linkDropped,
} from '../../../../src/session/client/sign-in/link.model'
import { $delay, linkAccepted } from '../../../../src/session/client/sign-in/linkSignIn.model'
import { noticeRaised } from '../../../../src/session/client/announcements'
import '../../../../src/session/client/lifetime/reactions.model'
import { $session } from '../../../../src/session/client/tokens/session.model'
import {
  $problem,
  $remembered,
  signInSubmitted,
} from '../../../../src/session/client/sign-in/signIn.model'
import '../../../../src/session/client/lifetime/start.model'
import {
  aLoginResponse,
  aSession,
  browserEdge,
  http,
  noAnswer,
  ok,
  sessionIn,
  storedWith,
} from '../../../support/browserEdge'

const secret = 'S3cret/+'
const byPassword = '/login/1/bob/S3cret%2F%2B/42'
const byCode = '/login/1/bob#code=otc_abc'
const byName = '/login/1/bob'

const bob = () => {
  const reply = aLoginResponse({ userUUID: 'user2', redirect: 'Change Password' })
  reply.additionalDetails.CustomerUserDetails.userName = 'bob'
  return http(200, reply)
}
const alice = aSession({ userName: 'alice', lastRefreshAt: 995_000 })

const aliceAtWork = () =>
  new Map([...storedWith(alice), ['ui.footage', 'x'], ['nav.lastPath', '{}']])

async function open(
  link: string,
  given: { reply?: Reply; stored?: Map<string, string>; accept?: boolean } = {},
) {
  const { reply = bob(), stored = new Map<string, string>(), accept = false } = given
  const edge = browserEdge({
    stored,
    pathname: '/login',
    answer: ({ url }) => (url === '/oauth/token' ? reply : ok({})),
  })
  const scope = fork({ handlers: [...edge.handlers, [takeSignInLinkFx, () => link]] })
  const notices: object[] = []
  createWatch({ unit: noticeRaised, fn: (notice) => notices.push(notice), scope })
  await allSettled(appStarted, { scope })
  if (accept) await allSettled(linkAccepted, { scope })
  const posted = edge.seen.sent
    .filter(({ url }) => url === '/oauth/token')
    .map(({ body }) => Object.fromEntries(new URLSearchParams(body)))
  return { ...edge, scope, posted, notices, isAsking: () => scope.getState($isLinkAsking) }
}

describe('a link that opens the page', () => {
  test.each([byPassword, byCode])('%s asks, and posts nothing by itself', async (link) => {
    const page = await open(link)
    expect(page.isAsking()).toBe(true)
    expect(page.posted).toEqual([])
  })

  test('with a name alone fills the form', async () => {
    const { scope, isAsking, posted } = await open(byName)
    expect(isAsking()).toBe(false)
    expect(posted).toEqual([])
    expect(scope.getState($remembered)).toEqual({ userName: 'bob', isRemembered: false })
  })

  test('leaves nothing of itself in storage', async () => {
    const { stored } = await open(byPassword)
    expect(JSON.stringify([...stored])).not.toMatch(/bob|S3cret|42/)
  })
})

describe('its button', () => {
  test('sends a password of a link as that', async () => {
    const { posted } = await open(byPassword, { accept: true })
    expect(posted).toEqual([
      {
        grant_type: 'password',
        username: 'bob',
        password: secret,
        client_id: 'web',
        via: 'link',
      },
    ])
  })

  test('sends a code as a code', async () => {
    const { posted } = await open(byCode, { accept: true })
    expect(posted).toEqual([{ grant_type: 'one_time_code', code: 'otc_abc', client_id: 'web' }])
  })

  test('signs in; then the link is gone, and its customer waits to be looked at', async () => {
    const { scope, stored } = await open(byPassword, { accept: true })
    expect(scope.getState($session)).toMatchObject({ userName: 'bob', mustChangePassword: true })
    expect(scope.getState($link)).toBeNull()
    expect(stored.get('tab/nav.pendingCust')).toBe('42')
    expect(JSON.stringify([...stored])).not.toContain(secret)
  })

  test('leaves alone what the device remembers of others', async () => {
    const kept = new Map([
      ['auth.username', 'alice'],
      ['auth.rememberMe', 'true'],
    ])
    const { stored } = await open(byCode, { accept: true, stored: kept })
    expect(stored.get('auth.username')).toBe('alice')
  })
})

describe('a link that is refused', () => {
  test.each([
    { code: 'wrongCredentials', says: { key: 'session.link.refused' } },
    { code: 'invalidCode', says: { key: 'session.link.refused' } },
    { code: 'inactiveUser', says: { key: 'failures.inactiveUser' } },
  ])('$code: the form with the name and $says.key', async ({ code, says }) => {
    const reply = http(400, { error: code, error_description: 'No' })
    const { scope, isAsking } = await open(byPassword, { reply, accept: true })
    expect(isAsking()).toBe(false)
    expect(scope.getState($problem)).toEqual(says)
    expect(scope.getState($remembered).userName).toBe('bob')
    expect(JSON.stringify(scope.getState($link))).not.toContain('S3cret')
  })

  test('of an invitation: that it may be withdrawn, and who to ask', async () => {
    const reply = http(400, { error: 'invalidCode', error_description: 'No' })
    const { scope } = await open('/login/invitation/bob#code=otc_abc', { reply, accept: true })
    expect(scope.getState($problem)).toEqual({ key: 'session.link.invitationRefused' })
  })

  test('without a server it is kept, and may be pressed again', async () => {
    const { scope, isAsking, notices } = await open(byCode, { reply: noAnswer, accept: true })
    expect(isAsking()).toBe(true)
    expect(scope.getState($delay)).toEqual({ key: 'errors.unreachable' })
    expect(notices).toEqual([])
  })
})

describe('case 75: somebody is signed in already', () => {
  test.each([byPassword, byCode, byName])('%s asks; alice stays', async (link) => {
    const page = await open(link, { stored: aliceAtWork() })
    expect(page.isAsking()).toBe(true)
    expect(page.posted).toEqual([])
    await allSettled(linkDropped, { scope: page.scope })
    expect(page.isAsking()).toBe(false)
    expect(sessionIn(page.stored)).toMatchObject({ userName: 'alice', ep: 1 })
    expect(page.scope.getState($session)).toMatchObject({ userName: 'alice' })
  })

  test('confirmed, bob is signed in and the page begins anew, without anything of alice', async () => {
    const page = await open(byCode, { stored: aliceAtWork(), accept: true })
    expect(sessionIn(page.stored)).toMatchObject({ userName: 'bob', ep: 2, gen: 1 })
    expect(page.stored.has('ui.footage')).toBe(false)
    expect(page.seen.left).toEqual(['/login'])
    expect(page.scope.getState($session)).toMatchObject({ userName: 'alice' })
  })

  test('refused, alice is still signed in', async () => {
    const reply = http(400, { error: 'invalidCode' })
    const page = await open(byCode, { stored: aliceAtWork(), accept: true, reply })
    expect(sessionIn(page.stored)).toMatchObject({ userName: 'alice' })
    expect(page.seen.left).toEqual([])
  })

  test('a name alone goes on to the form; alice stays until bob is in', async () => {
    const page = await open(byName, { stored: aliceAtWork(), accept: true })
    expect(page.isAsking()).toBe(false)
    expect(sessionIn(page.stored)).toMatchObject({ userName: 'alice' })
    await allSettled(signInSubmitted, {
      scope: page.scope,
      params: { userName: 'bob', password: 'x', isRemembered: false },
    })
    expect(sessionIn(page.stored)).toMatchObject({ userName: 'bob' })
    expect(page.seen.left).toEqual(['/login'])
  })

  test('their own name is no question', async () => {
    const { scope } = await open('/login/1/ALICE', { stored: aliceAtWork() })
    expect(scope.getState($link)).toBeNull()
  })
})
