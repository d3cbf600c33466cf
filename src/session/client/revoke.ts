import { createEffect } from 'effector'
import { exchangeFx } from '../../calls/exchange'
import { clientId } from './clientId'
import { loadSessionCallsFx } from './sessionCalls'

/** Best effort: the server expires the cookies and forgets the token family. */
export const revokeFx = createEffect(async (token: string): Promise<void> => {
  if (token === '') return
  const { revokeSession } = await loadSessionCallsFx()
  await exchangeFx({
    call: revokeSession,
    request: { token, client_id: clientId },
    keepalive: true,
  })
})
