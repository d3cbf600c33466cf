import type { LoginResponse } from '../../../generated/facts/features/session'
import type { Handler, PublicContext } from '../../server/context'
import { failure, type Failure } from '../../server/errors'
import { spendCode } from './oneTimeCodes'
import { openSession } from './openSession'
import { isTicketBound } from './thirdParty/ticket'
import { findUser, mayOpenAccount } from './userQueries'
import { withinLimits } from './withinLimits'

/**
 * A mailed link proves access to the mailbox, not a password: such a session must choose a new one
 * (session.md B4 5).
 */
export const signInWithCode: Handler<'signInWithCode'> = ({ code }, context) => {
  const { now, services, caller } = context
  const attempt = services.session.limits.beginNameless('code', caller.ip, now)
  return withinLimits(attempt, { action: 'signIn.codeLimited' }, context, () =>
    spendAndOpen(code, context),
  )
}

async function spendAndOpen(code: string, context: PublicContext): Promise<LoginResponse> {
  const { db, now, cookies, audit } = context
  const outcome = await db.transaction().execute(async (transaction): Promise<Outcome> => {
    const spent = await spendCode(
      transaction,
      ['signInLink', 'invitation', 'thirdParty'],
      code,
      now,
    )
    if (!spent) return { refusal: failure('invalidCode') }
    const isUnbound = spent.purpose === 'thirdParty' && !isTicketBound(cookies, code)
    if (isUnbound) return { refusal: failure('invalidCode') }
    const user = await findUser(transaction, spent.userId)
    if (!mayOpenAccount(user)) return { refusal: failure('inactiveUser') }
    const change = spent.purpose === 'thirdParty' ? {} : { mustChangePassword: true }
    const person = { ...user, invitedTo: spent.customerId }
    return { answer: await openSession(transaction, person, context, change) }
  })
  if ('refusal' in outcome) {
    audit({ action: 'signIn.codeRefused', details: { why: outcome.refusal.code } })
    throw outcome.refusal
  }
  return outcome.answer
}

/** A refusal is thrown after the commit, so that a used code stays used. */
type Outcome = { readonly refusal: Failure } | { readonly answer: LoginResponse }
