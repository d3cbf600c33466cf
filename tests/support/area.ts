/**
 * Opens a screen on a simulated browser: its calls are answered by the test, and its clock stands
 * still.
 */
import { Fragment, type ComponentType } from 'react'
import { allSettled, fork, type Effect, type StoreWritable } from 'effector'
import type { CallId } from '../../generated/facts/calls'
import { routes, type RouteId } from '../../generated/facts/routes'
import { $location } from '../../src/browser/location'
import type { Outgoing, Reply } from '../../src/calls/send'
import { $session } from '../../src/session/client/tokens/session.model'
import { $open, screenOpened } from '../../src/shell/routing/screen.model'
import { $notices } from '../../src/shell/notices/notices.model'
import { aSession, browserEdge, http, ok, storedWith } from './browserEdge'

/** The `clientResponse` of each call, or a whole reply where it is another one. */
export type Answers = Partial<Record<CallId, (request: never) => unknown>>

export interface AreaOptions {
  /** The path of the address, where it is another one than the route's. */
  pathname?: string
  /** What the path names. */
  params?: Readonly<Record<string, string>>
  /** The query of the address: ?search=dusk */
  search?: string
  // oxlint-disable-next-line typescript/no-explicit-any -- stores of every kind stand in one list
  values?: Array<[StoreWritable<any>, unknown]>
  // oxlint-disable-next-line typescript/no-explicit-any -- effects of every kind stand in one list
  handlers?: Array<[Effect<any, any, any>, (params: never) => unknown]>
  /** The device's local storage. */
  stored?: Readonly<Record<string, string>>
  /** The id of the signed-in person. */
  userUUID?: string
  /** The component of the screen, where its models ask for it. */
  Screen?: ComponentType
}

/** Opens the route for somebody signed in. The test itself must import the area's whole model. */
export async function openArea(routeId: RouteId, answers: Answers, options: AreaOptions = {}) {
  const {
    pathname = routes[routeId].path,
    params = {},
    search = '',
    values = [],
    handlers = [],
    userUUID = 'maya',
    Screen = Fragment,
  } = options
  const session = aSession({ userUUID, expiresAt: 9_000_000_000 })
  const asked: string[] = []
  const edge = browserEdge({
    stored: new Map([...storedWith(session), ...Object.entries(options.stored ?? {})]),
    async answer(outgoing) {
      const call = outgoing.url.split('/').at(-1) as CallId
      asked.push(call)
      const answer = answers[call]
      return answer ? replyOf(await answer(requestOf(outgoing) as never)) : http(404, {})
    },
  })
  const visited = { routeId, params, customerId: 'c1' }
  const scope = fork({
    values: [
      [$open, { ...visited, Screen, Frame: null }],
      [$location, { pathname, search, hash: '', key: 'test' }],
      [$session, session],
      ...values,
    ],
    handlers: [...edge.handlers, ...handlers],
  })
  const open = () => allSettled(screenOpened, { scope, params: visited })
  await open()
  return {
    ...edge,
    scope,
    asked,
    open,
    pass: (ms: number) => edge.pass(scope, ms),
    notices: () => scope.getState($notices),
  }
}

/** A refusal by the server with a code of the catalogue. */
export function refused(errorCode: string, more: object = {}): Reply {
  return http(200, { status: 'Error', errorCode, errorMessage: errorCode, ...more })
}

function requestOf({ body }: Outgoing): unknown {
  return (JSON.parse(body ?? '{}') as { clientRequest?: unknown }).clientRequest
}

function replyOf(answer: unknown): Reply {
  const isReply = typeof answer === 'object' && answer !== null && 'kind' in answer
  return isReply ? (answer as Reply) : ok(answer)
}
