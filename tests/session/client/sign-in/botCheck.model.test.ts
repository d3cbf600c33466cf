import { allSettled, fork } from 'effector'
import { describe, expect, test } from 'vitest'
import { appStarted } from '../../../../src/browser/appStarted'
import {
  botCheckExpired,
  botCheckPassed,
  type BotCheckPlace,
  showBotCheckFx,
} from '../../../../src/browser/botCheck'
import type { Outgoing, Reply } from '../../../../src/calls/send'
import {
  $isBotCheckBlocked,
  botCheckPlaced,
  botCheckRetried,
} from '../../../../src/session/client/sign-in/botCheck.model'
import { $problem, signInSubmitted } from '../../../../src/session/client/sign-in/signIn.model'
import { aLoginResponse, browserEdge, http, ok } from '../../../support/browserEdge'

const botCheck = { scriptUrl: 'https://check.test/api.js', siteKey: 'site' }
const credentials = { userName: 'maya', password: 'secret', isRemembered: false }
const isSignIn = ({ url }: Outgoing) => url === '/oauth/token'

/** The page with its place for the check on it. */
async function aPage({
  options = { thirdPartyName: null, sendsMail: false, showsLetters: false, botCheck } as object,
  reply = http(200, aLoginResponse()) as Reply,
  isBlocked = false,
} = {}) {
  const check = { shown: [] as string[], resets: 0, isBlocked }
  const edge = browserEdge({
    answer: (outgoing) =>
      isSignIn(outgoing) ? reply : outgoing.url.endsWith('getSignInOptions') ? ok(options) : ok({}),
  })
  const show = ({ siteKey, scriptUrl }: BotCheckPlace) => {
    if (check.isBlocked) throw new Error('blocked')
    check.shown.push(`${siteKey} ${scriptUrl}`)
    return () => void (check.resets += 1)
  }
  const scope = fork({ handlers: [...edge.handlers, [showBotCheckFx, show]] })
  await allSettled(appStarted, { scope })
  await allSettled(botCheckPlaced, { scope, params: {} as HTMLElement })
  const submit = async () => {
    await allSettled(signInSubmitted, { scope, params: credentials })
    return edge.seen.sent.filter(isSignIn).map(({ body }) => new URLSearchParams(body))
  }
  return { ...edge, scope, check, submit }
}

describe('where a check is configured', () => {
  test('it is shown with its key, and its token goes with the name and the password', async () => {
    const { check, scope, submit } = await aPage()
    expect(check.shown).toEqual(['site https://check.test/api.js'])
    await allSettled(botCheckPassed, { scope, params: 'proof' })
    expect((await submit()).map((sent) => sent.get('bot_token'))).toEqual(['proof'])
  })

  test('nothing is asked of the server before it is passed', async () => {
    const { scope, submit } = await aPage()
    expect(await submit()).toEqual([])
    expect(scope.getState($problem)).toEqual({ key: 'session.botCheck.missing' })
  })

  test('a token that ran out counts no more', async () => {
    const { scope, submit } = await aPage()
    await allSettled(botCheckPassed, { scope, params: 'proof' })
    await allSettled(botCheckExpired, { scope })
    expect(await submit()).toEqual([])
  })

  test('after a sign-in that failed it begins anew', async () => {
    const reply = http(400, { status: 'Error', errorCode: 'wrongCredentials' })
    const { check, scope, submit } = await aPage({ reply })
    await allSettled(botCheckPassed, { scope, params: 'proof' })
    expect(await submit()).toHaveLength(1)
    expect(check.resets).toBe(1)
    expect(await submit()).toHaveLength(1)
  })

  test('its script may be blocked: the page says so and tries again', async () => {
    const { check, scope } = await aPage({ isBlocked: true })
    expect(scope.getState($isBotCheckBlocked)).toBe(true)
    check.isBlocked = false
    await allSettled(botCheckRetried, { scope })
    expect(scope.getState($isBotCheckBlocked)).toBe(false)
    expect(check.shown).toHaveLength(1)
  })
})

test('where none is configured nobody is asked for anything', async () => {
  const options = { thirdPartyName: null, sendsMail: false, showsLetters: false }
  const { check, submit } = await aPage({ options })
  expect(check.shown).toEqual([])
  expect((await submit()).map((sent) => sent.has('bot_token'))).toEqual([false])
})

test('a page that did not learn of the check asks again when the server wants it', async () => {
  const reply = http(400, { status: 'Error', errorCode: 'botCheckFailed' })
  const { seen, submit } = await aPage({ options: {}, reply })
  const asked = () => seen.sent.filter(({ url }) => url.endsWith('getSignInOptions')).length
  expect(asked()).toBe(1)
  await submit()
  expect(asked()).toBe(2)
})
