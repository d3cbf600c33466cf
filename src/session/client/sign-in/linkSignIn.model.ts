import { createEffect, createEvent, createStore, sample } from 'effector'
import type { LoginResponse } from '../../../../generated/facts/features/session'
import type { Words } from '../../../browser/text/words'
import { createLateCallFx } from '../../../calls/createCallFx'
import { isCallFailure } from '../../../calls/failures'
import { clientId } from '../tokens/clientId'
import { $link, formAsked, linkRefused } from './link.model'
import { loadSessionCalls } from '../tokens/sessionCalls'
import { $problem, establishFx, isShut, wordsFor } from './signIn.model'
import { isCarryingSecret, type SignInLink } from './signInLink'

/**
 * A link signs in only when its button is pressed (session.md B4 3), because mail scanners open
 * links.
 */
export const linkAccepted = createEvent()

const signInFx = createLateCallFx('signIn', async () => (await loadSessionCalls()).signIn)
const signInWithCodeFx = createLateCallFx(
  'signInWithCode',
  async () => (await loadSessionCalls()).signInWithCode,
)

const presentFx = createEffect(({ userName, password, code }: SignInLink): Promise<LoginResponse> =>
  code !== null
    ? signInWithCodeFx({ grant_type: 'one_time_code', code, client_id: clientId })
    : signInFx({
        grant_type: 'password',
        username: userName,
        password: password ?? '',
        client_id: clientId,
        via: 'link',
      }),
)

export const $isPresenting = presentFx.pending
/** Why signing in failed for now. The link may still be valid. */
export const $delay = createStore<Words | null>(null).reset(linkAccepted)

sample({
  clock: linkAccepted,
  source: { link: $link, isPending: $isPresenting },
  filter: ({ link, isPending }) => link !== null && isCarryingSecret(link) && !isPending,
  fn: ({ link }) => link as SignInLink,
  target: presentFx,
})
// A link without a password or code leads to the form.
sample({
  clock: linkAccepted,
  source: $link,
  filter: (link) => link !== null && !isCarryingSecret(link),
  fn: () => undefined,
  target: formAsked,
})
sample({
  clock: presentFx.doneData,
  fn: (reply) => ({ reply, remembered: null }),
  target: establishFx,
})

const refused = presentFx.failData.filter({ fn: isRefusal })
const delayed = presentFx.failData.filter({ fn: (error) => !isRefusal(error) })

sample({ clock: refused, source: $link, fn: refusalWords, target: $problem })
sample({ clock: refused, fn: () => undefined, target: linkRefused })
sample({ clock: delayed, fn: delayWords, target: $delay })

function isRefusal(error: unknown): boolean {
  return isCallFailure(error) && error.kind === 'refused'
}

function refusalWords(link: SignInLink | null, error: unknown): Words {
  if (isCallFailure(error) && isShut(error)) return wordsFor(error)
  return { key: link?.isInvitation ? 'session.link.invitationRefused' : 'session.link.refused' }
}

function delayWords(error: unknown): Words {
  return isCallFailure(error) ? wordsFor(error) : { key: 'errors.unexpected' }
}
