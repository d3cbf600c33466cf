/**
 * The server's half of the bot check (spec §7): the protocol shared by Turnstile, hCaptcha and
 * reCAPTCHA. Only the token, our secret and the person's IP address are sent; never a name or a
 * password.
 */
import type { BotCheckConfig } from '../../server/config'

/** `unasked`: the service gave no verdict. */
export type BotVerdict = 'passed' | 'refused' | 'unasked'

export interface BotCheck {
  verify(token: string | undefined, ip: string): Promise<BotVerdict>
}

const usualAnswerMs = 5_000
/** A token that was never issued, so every working service refuses it. */
const inventedToken = 'invented'
/** These statuses depend on time and load, not on the token that was sent. */
const passingStatuses = new Set([408, 429])

/** The service answered, but with neither yes nor no. */
class NoVerdict extends Error {
  readonly status: number

  constructor(status: number) {
    super(`The bot check answers ${status}.`)
    this.status = status
  }
}

const mayBlameToken = (error: unknown) =>
  error instanceof NoVerdict && error.status < 500 && !passingStatuses.has(error.status)

/**
 * A service that is down lets people in: it would otherwise lock everybody out, and the limits on
 * attempts (signInLimits.ts) still hold. A missing token is always refused, and so is one that
 * makes only its own check fail.
 */
export function createBotCheck(
  {
    verifyUrl,
    secret,
    answerMs = usualAnswerMs,
  }: Pick<BotCheckConfig, 'verifyUrl' | 'secret'> & { readonly answerMs?: number },
  onFault: (fault: unknown) => void,
): BotCheck {
  async function ask(token: string, ip: string): Promise<'passed' | 'refused'> {
    const answer = await fetch(verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token, remoteip: ip }),
      redirect: 'error',
      signal: AbortSignal.timeout(answerMs),
    })
    if (answer.ok) return (await verdictIn(answer))?.success === true ? 'passed' : 'refused'
    const reported = await verdictIn(answer).catch(() => null)
    if (answer.status < 500 && reported?.success === false) return 'refused'
    throw new NoVerdict(answer.status)
  }

  return {
    async verify(token, ip) {
      if (token === undefined) return 'refused'
      try {
        return await ask(token, ip)
      } catch (error) {
        if (mayBlameToken(error) && (await isAnswered(ask(inventedToken, ip)))) return 'refused'
        onFault(error)
        return 'unasked'
      }
    },
  }
}

const verdictIn = async (answer: Response) => (await answer.json()) as { success?: unknown } | null

const isAnswered = (question: Promise<unknown>) =>
  question.then(
    () => true,
    () => false,
  )
