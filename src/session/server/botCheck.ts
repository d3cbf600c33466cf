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
/** Nobody was ever given it, so every service says no to it. */
const inventedToken = 'invented'
/** Of the hour and of how many ask, not of what was asked. */
const passingStatuses = new Set([408, 429])

/** It answered, and said neither yes nor no. */
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
 * A service that is down lets people in: it would otherwise lock everybody out, while the limits on
 * attempts (signInLimits.ts) hold all the same. Without a token nobody gets that far, nor with one that
 * alone keeps it from answering.
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
