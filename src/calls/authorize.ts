import { createEffect } from 'effector'

/** The credentials for one call, given by the session. */
export interface Pass {
  accessToken: string
  isRefreshTokenStored: boolean
}

export interface PassRequest {
  /** A token that was just refused as expired or stale: it must not be used again. */
  refusedToken?: string
}

/**
 * Gives a call its pass; an expired token is refreshed first, while the call waits (session.md B1).
 * Calls must not import the session, so the handler is given at startup.
 */
export const authorizeFx = createEffect<PassRequest, Pass>()
