/**
 * The server's half of the bot check (spec §7): the protocol Turnstile, hCaptcha and reCAPTCHA share. Only
 * the token, our secret and the person's address go there; never a name or a password.
 */
import type { BotCheckConfig } from '../../server/config'

/** `unasked`: the service did not answer, so it cannot say. */
export type BotVerdict = 'passed' | 'refused' | 'unasked'

export interface BotCheck {
  verify(token: string | undefined, ip: string): Promise<BotVerdict>
}

const usualAnswerMs = 5_000

/**
 * A service that is down lets people in: it would otherwise lock everybody out, while the limits on
 * attempts (signInLimits.ts) hold all the same. Without a token nobody gets that far.
 */
export function createBotCheck(
  {
    verifyUrl,
    secret,
    answerMs = usualAnswerMs,
  }: Pick<BotCheckConfig, 'verifyUrl' | 'secret'> & { readonly answerMs?: number },
  onFault: (fault: unknown) => void,
): BotCheck {
  return {
    async verify(token, ip) {
      if (token === undefined) return 'refused'
      try {
        const answer = await fetch(verifyUrl, {
          method: 'POST',
          body: new URLSearchParams({ secret, response: token, remoteip: ip }),
          redirect: 'error',
          signal: AbortSignal.timeout(answerMs),
        })
        if (!answer.ok) throw new Error(`The bot check answers ${answer.status}.`)
        const told = (await answer.json()) as { success?: unknown } | null
        return told?.success === true ? 'passed' : 'refused'
      } catch (error) {
        onFault(error)
        return 'unasked'
      }
    },
  }
}
