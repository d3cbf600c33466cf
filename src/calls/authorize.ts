import { createEffect } from 'effector'

/** Leave to make a call, as the session gives it. */
export interface Pass {
  accessToken: string
  isRefreshTokenStored: boolean
}

export interface PassRequest {
  /** This token was just refused as expired or stale: it must not be given again. */
  refusedToken?: string
}

/**
 * No call leaves with an expired token, and the call waits for the outcome (session.md B1).
 * Calls stand below the session: who starts the application gives the handler.
 */
export const authorizeFx = createEffect<PassRequest, Pass>()
