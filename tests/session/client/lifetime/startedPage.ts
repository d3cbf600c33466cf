/** A page that is opened with what the storage holds, before a server that answers as it should but for one call. */
import { allSettled, fork } from 'effector'
import { appStarted } from '../../../../src/browser/appStarted'
import type { Outgoing, Reply } from '../../../../src/calls/send'
import '../../../../src/session/client/lifetime/idle.model'
import '../../../../src/session/client/customers/member.model'
import '../../../../src/session/client/lifetime/reactions.model'
import { $phase } from '../../../../src/session/client/lifetime/start.model'
import { browserEdge, http, noAnswer, ok } from '../../../support/browserEdge'
import { aFlags } from '../../../support/customers'

/** Five tries of a start; it goes on until it works, or the page is closed. */
export const openMs = 140_000

/** Everything but oauth/token answers as it should. */
export function answering(token: (attempt: number) => Reply) {
  let attempt = 0
  return ({ url }: Outgoing): Reply => {
    if (url.endsWith('oauth/token')) return token((attempt += 1))
    if (url.endsWith('getOrganizationAccess')) return ok(aFlags({ enableStoryBoard: true }))
    if (url.endsWith('getCustomerProfiles')) return ok({})
    if (url.endsWith('getRolePermissions')) return ok({ rolePermissionVO: {} })
    return http(200, {})
  }
}

export async function boot(
  stored: Map<string, string>,
  token: (attempt: number) => Reply = () => noAnswer,
  now?: number,
) {
  const edge = browserEdge({ stored, answer: answering(token), now, openMs })
  const scope = fork({ handlers: edge.handlers })
  await allSettled(appStarted, { scope })
  const calls = edge.seen.sent.map(({ url }) => url.split('/').at(-1))
  return { ...edge, scope, calls, phase: scope.getState($phase) }
}
