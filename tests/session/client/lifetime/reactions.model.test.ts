import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import { getCustomerProfilesFx } from '../../../../src/session/client/customers/member.model'
import '../../../../src/session/client/lifetime/reactions.model'
import { $session } from '../../../../src/session/client/tokens/session.model'
import { sessionKey } from '../../../../src/session/client/tokens/storedSession'
import { aSession, browserEdge, http, sessionIn, storedWith } from '../../../support/browserEdge'

/** A page that holds a session, or none, hears 500 from a call; by then another may be stored, or none. */
async function hear500({ held, stored }: { held: number | null; stored: number | null }) {
  const session = held === null ? null : aSession({ ep: held })
  const edge = browserEdge({
    stored: session ? storedWith(session) : new Map(),
    answer: ({ url }) => {
      if (url.endsWith('revoke')) return http(200, {})
      edge.stored.delete(sessionKey)
      if (stored !== null) edge.stored.set(sessionKey, JSON.stringify(aSession({ ep: stored })))
      return http(500, {})
    },
  })
  const values: [typeof $session, typeof session][] = [[$session, session]]
  const scope = fork({ handlers: edge.handlers, values })
  await allSettled(getCustomerProfilesFx, { scope, params: {} })
  return { ...edge.seen, isStored: sessionIn(edge.stored) !== null }
}

test.each([
  { held: 1, stored: 1, left: ['/login'], reloads: 0, isStored: false, why: 'the session ends' },
  { held: 1, stored: 2, left: [], reloads: 1, isStored: true, why: 'another is there by now' },
  { held: 1, stored: null, left: ['/login'], reloads: 0, isStored: false, why: 'it is gone' },
  { held: null, stored: null, left: [], reloads: 0, isStored: false, why: 'nobody is signed in' },
])('a reply that ends a session, where $why', async ({ held, stored, ...expected }) => {
  const { left, reloads, isStored } = await hear500({ held, stored })
  expect({ left, reloads, isStored }).toEqual({
    left: expected.left,
    reloads: expected.reloads,
    isStored: expected.isStored,
  })
})
