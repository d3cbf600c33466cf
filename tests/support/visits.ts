/** Tests of routing with real parts: opens a page of the application and inspects the result. */
import { allSettled, createWatch, fork, type Scope } from 'effector'
import { appStarted } from '../../src/browser/appStarted'
import { setTitleFx, focusElementFx, scrollToTopFx } from '../../src/browser/page'
import { $viewportWidth, readViewportFx } from '../../src/browser/viewport'
import type { Outgoing, Reply } from '../../src/calls/send'
import { signInSubmitted } from '../../src/session/client/sign-in/signIn.model'
import { noticeShown, type NewNotice } from '../../src/shell/notices/notices.model'
import '../../src/session/client/customers/cust.model'
import '../../src/shell/routing/page.model'
import {
  fetchScreenFx,
  screenClosed,
  screenOpened,
  type Visited,
} from '../../src/shell/routing/screen.model'
import '../../src/shell/routing/visit.model'
import {
  aLoginResponse,
  aSession,
  browserEdge,
  http,
  ok,
  storedWith,
  type EdgeOptions,
} from './browserEdge'
import { aFlags, aProfile, movedTo } from './customers'

/** The server's replies, by the last segment of the address. */
type Answers = Record<string, (outgoing: Outgoing) => Reply | Promise<Reply>>

const profiles = Object.fromEntries(
  ['c1', 'c2', 'c3'].map((customerID) => [
    customerID,
    aProfile({ customerID, isLocked: customerID === 'c3' }),
  ]),
)

const usual: Answers = {
  token: () => http(200, aLoginResponse()),
  getOrganizationAccess: () => ok(aFlags()),
  getCustomerProfiles: () => ok(profiles),
  getRolePermissions: () => ok({ rolePermissionVO: {} }),
  switchCustomer: () => movedTo('c2'),
}

const show = ({ customerId, routeId }: Visited) => `${routeId} ${customerId}`.trim()

/**
 * A member of c1, who also belongs to c2 and to the locked c3; `answers` replace the usual replies.
 */
export async function visit(
  pathname: string,
  { answers = {}, ...options }: Omit<EdgeOptions, 'answer'> & { answers?: Answers } = {},
) {
  const given = { ...usual, ...answers }
  const edge = browserEdge({
    pathname,
    stored: storedWith(aSession()),
    answer: (outgoing) => given[outgoing.url.split('/').at(-1) ?? '']?.(outgoing) ?? http(404, {}),
    ...options,
  })
  const opened: string[] = []
  const closed: string[] = []
  const notices: NewNotice[] = []
  const scope = fork({
    handlers: [
      ...edge.handlers,
      [
        fetchScreenFx,
        ({ visited }: { visited: Visited }) => ({ ...visited, Screen: () => null, Frame: null }),
      ],
      [readViewportFx, () => 1600],
      [setTitleFx, () => {}],
      [focusElementFx, () => {}],
      [scrollToTopFx, () => {}],
    ],
    values: [[$viewportWidth, 1600]],
  })
  createWatch({ unit: screenOpened, fn: (visited) => opened.push(show(visited)), scope })
  createWatch({ unit: screenClosed, fn: (visited) => closed.push(show(visited)), scope })
  createWatch({ unit: noticeShown, fn: (notice) => notices.push(notice), scope })
  await allSettled(appStarted, { scope })
  return { ...edge, scope, opened, closed, notices }
}

export async function signIn({ scope }: { scope: Scope }): Promise<void> {
  const params = { userName: 'maya', password: 'x', isRemembered: false }
  await allSettled(signInSubmitted, { scope, params })
}
