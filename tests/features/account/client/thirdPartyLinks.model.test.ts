import { allSettled, fork } from 'effector'
import { describe, expect, test } from 'vitest'
import { networkChanged } from '../../../../src/browser/network'
import type { Reply } from '../../../../src/calls/send'
import { connectAsked } from '../../../../src/features/account/client/connecting.model'
import '../../../../src/features/account/client/account.model'
import {
  $areLinksFailed,
  $links,
  disconnectPressed,
  linksAsked,
} from '../../../../src/features/account/client/thirdPartyLinks.model'
import { $thirdPartyOutcome } from '../../../../src/session/client/sign-in/thirdParty.model'
import { $session } from '../../../../src/session/client/tokens/session.model'
import { $open, screenClosed, screenOpened } from '../../../../src/shell/routing/screen.model'
import { aSession, browserEdge, noAnswer, ok, storedWith } from '../../../support/browserEdge'

const account = { token: '01ARZ3NDEKTSV4RRFFQ69G5FAV', name: 'Ada', email: 'ada@northwind.example' }
const opened = (routeId: 'account.password' | 'account.report') => ({
  routeId,
  params: {},
  customerId: 'c1',
})

function aPage() {
  const answers = { accounts: [account], isDown: false, unlinking: ok({}) as Reply }
  const edge = browserEdge({
    stored: storedWith(aSession()),
    answer: ({ url }) => {
      if (url.endsWith('unlinkThirdParty')) return answers.unlinking
      if (!url.endsWith('getThirdPartyLinks') || answers.isDown) return noAnswer
      return ok({ thirdPartyName: 'Northwind ID', accounts: answers.accounts })
    },
  })
  const scope = fork({
    values: [
      [$session, aSession()],
      [$open, { ...opened('account.password'), Screen: () => null, Frame: null }],
      [$thirdPartyOutcome, 'linked'],
    ],
    handlers: edge.handlers,
  })
  const asked = () => edge.seen.sent.filter(({ url }) => url.endsWith('getThirdPartyLinks')).length
  return { scope, asked, answers }
}

test('the connections are read when the screen opens, and on no other', async () => {
  const { scope, asked } = aPage()
  await allSettled(screenOpened, { scope, params: opened('account.report') })
  expect(asked()).toBe(0)
  await allSettled(screenOpened, { scope, params: opened('account.password') })
  expect(scope.getState($links)).toEqual({ thirdPartyName: 'Northwind ID', accounts: [account] })
})

test('what was disconnected is gone from the list, even if it cannot be read again', async () => {
  const { scope, answers } = aPage()
  await allSettled(linksAsked, { scope })
  answers.isDown = true
  await allSettled(disconnectPressed, { scope, params: account.token })
  expect(scope.getState($links)?.accounts).toEqual([])
})

test('what could not be disconnected stays', async () => {
  const { scope, answers } = aPage()
  await allSettled(linksAsked, { scope })
  answers.unlinking = noAnswer
  await allSettled(disconnectPressed, { scope, params: account.token })
  expect(scope.getState($links)?.accounts).toEqual([account])
})

describe('a reading that fails is told, and is mended', () => {
  test.each([
    { by: 'trying again', unit: linksAsked, params: undefined },
    { by: 'the connection, once it is back', unit: networkChanged, params: true },
  ])('by $by', async ({ unit, params }) => {
    const { scope, answers } = aPage()
    answers.isDown = true
    await allSettled(linksAsked, { scope })
    expect(scope.getState($areLinksFailed)).toBe(true)
    answers.isDown = false
    await allSettled(unit as typeof networkChanged, { scope, params: params as boolean })
    expect(scope.getState($areLinksFailed)).toBe(false)
    expect(scope.getState($links)?.accounts).toEqual([account])
  })
})

describe('how the last way to the provider and back ended', () => {
  const here = opened('account.password')
  test.each([
    {
      what: 'is told while the screen stands',
      unit: screenOpened,
      params: here,
      reported: 'linked',
    },
    {
      what: 'is over with the next connection',
      unit: connectAsked,
      params: undefined,
      reported: null,
    },
    {
      what: 'is over when something is disconnected',
      unit: disconnectPressed,
      params: account.token,
      reported: null,
    },
    { what: 'is over when the screen is left', unit: screenClosed, params: here, reported: null },
    {
      what: 'is not over when another screen is left',
      unit: screenClosed,
      params: opened('account.report'),
      reported: 'linked',
    },
  ])('$what', async ({ unit, params, reported }) => {
    const { scope } = aPage()
    await allSettled(unit as typeof screenClosed, { scope, params: params as typeof here })
    expect(scope.getState($thirdPartyOutcome)).toBe(reported)
  })
})
