import { allSettled, createWatch, fork } from 'effector'
import { expect, test } from 'vitest'
import '../../../../src/session/client/customers/lostCustomer.model'
import { noticeRaised } from '../../../../src/session/client/announcements'
import { refreshFx } from '../../../../src/session/client/tokens/refresh.model'
import { $session } from '../../../../src/session/client/tokens/session.model'
import {
  aLoginResponse,
  aSession,
  browserEdge,
  http,
  ok,
  storedWith,
} from '../../../support/browserEdge'
import { aProfile } from '../../../support/customers'

const expired = aSession({ expiresAt: 1_000_000, customerName: 'Harbor' })
const left = { key: 'shell.cust.left', params: { left: 'Harbor', name: 'Northwind' } }

test.each([
  { what: 'let them go', profiles: {}, to: 'c2', told: [left] },
  {
    what: 'was locked',
    profiles: { c1: aProfile({ customerID: 'c1', isLocked: true }) },
    to: 'c2',
    told: [left],
  },
  // A switch whose reply was lost.
  {
    what: 'can still be opened',
    profiles: { c1: aProfile({ customerID: 'c1' }) },
    to: 'c2',
    told: [],
  },
  { what: 'is the same', profiles: {}, to: 'c1', told: [] },
])('where the organization before $what, $told.length is said', async ({ profiles, to, told }) => {
  const reply = aLoginResponse()
  reply.additionalDetails.CustomerDetails.customerId = to
  const { handlers } = browserEdge({
    stored: storedWith(expired),
    answer: ({ url }) =>
      url.endsWith('getCustomerProfiles')
        ? ok({ ...profiles, c2: aProfile({ customerID: 'c2' }) })
        : http(200, reply),
  })
  const scope = fork({ handlers, values: [[$session, expired]] })
  const said: object[] = []
  createWatch({ unit: noticeRaised, fn: ({ text }) => said.push(text), scope })
  await allSettled(refreshFx, { scope, params: { because: 'expired' } })
  expect(said).toEqual(told)
})
