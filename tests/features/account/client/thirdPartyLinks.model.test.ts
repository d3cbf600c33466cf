import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import { $links, disconnectPressed } from '../../../../src/features/account/client/thirdPartyLinks.model'
import { screenOpened } from '../../../../src/shell/routing/screen.model'
import { $session } from '../../../../src/session/client/session.model'
import { aSession, browserEdge, http, ok, storedWith } from '../../../support/browserEdge'

const account = { token: '01ARZ3NDEKTSV4RRFFQ69G5FAV', name: 'Ada', email: 'ada@northwind.example' }

function aPage() {
  let accounts = [account]
  const edge = browserEdge({
    stored: storedWith(aSession()),
    answer: (outgoing) => {
      const call = outgoing.url.split('/').at(-1)
      if (call === 'getThirdPartyLinks') return ok({ thirdPartyName: 'Northwind ID', accounts })
      if (call !== 'unlinkThirdParty') return http(404, {})
      accounts = []
      return ok({})
    },
  })
  const scope = fork({ values: [[$session, aSession()]], handlers: edge.handlers })
  return { ...edge, scope }
}

test('the connections are read when the screen opens, and on no other', async () => {
  const { scope, seen } = aPage()
  const opened = { params: {}, customerId: 'c1' }
  await allSettled(screenOpened, { scope, params: { routeId: 'account.report', ...opened } })
  expect(seen.sent).toEqual([])
  await allSettled(screenOpened, { scope, params: { routeId: 'account.password', ...opened } })
  expect(scope.getState($links)).toEqual({ thirdPartyName: 'Northwind ID', accounts: [account] })
})

test('what was disconnected is gone from the list', async () => {
  const { scope } = aPage()
  await allSettled(disconnectPressed, { scope, params: account.token })
  expect(scope.getState($links)?.accounts).toEqual([])
})
