import type { AuditEvent } from '../../../server/context'
import type { Db } from '../../../server/database/tables'
import type { ThirdPartyOutcome } from '../../thirdPartyOutcome'
import { findAdmission, lockFamily } from '../familyQueries'
import { issueCode } from '../oneTimeCodes'
import { findIdentity, linkIdentity, spendState } from './identities'
import type { Provider, ProviderAccount } from './provider'
import { awayLifeMs, type Away, type LinkOwner } from './sealedCookie'

export type Arrival =
  | { readonly event: AuditEvent; readonly code: string }
  | { readonly event: AuditEvent; readonly code?: undefined; readonly outcome: ThirdPartyOutcome }

export interface ArrivalParts {
  readonly provider: Provider
  readonly db: Db
  readonly now: Date
  newId(): string
}

/**
 * Handles the redirect back from the provider: a one-time code, a connected account, or the reason
 * for a failure.
 */
export async function arrive(returned: URL, away: Away, parts: ArrivalParts): Promise<Arrival> {
  const { provider, db, now } = parts
  const expiresAt = new Date(now.getTime() + awayLifeMs)
  const isFirst = await spendState(db, away.state, { now, expiresAt })
  if (!isFirst) {
    return { outcome: 'failed', event: { action: 'thirdParty.replayed' } }
  }
  const account = await provider.finish(returned, away)
  return away.link ? connect(account, away.link, parts) : enter(account, parts)
}

/**
 * Only issuer and subject identify a person, never an e-mail address (security-reliability.md 31).
 */
async function enter(account: ProviderAccount, { db, now }: ArrivalParts): Promise<Arrival> {
  const { issuer, subject } = account
  const known = await findIdentity(db, account)
  if (!known) {
    const event = { action: 'thirdParty.unknown', details: { issuer, subject } }
    return { outcome: 'unknown', event }
  }
  const code = await issueCode(db, 'thirdParty', known, now)
  return { code, event: { action: 'thirdParty.proved', userId: known.userId, target: known.id } }
}

function connect(
  account: ProviderAccount,
  { userId, customerId, familyId }: LinkOwner,
  { db, now, newId }: ArrivalParts,
): Promise<Arrival> {
  const { issuer, subject } = account
  const reported = { userId, customerId, details: { issuer, subject } }
  return db.transaction().execute(async (transaction) => {
    // Locked until the account is connected, so that ending the session meanwhile also sees the
    // connection.
    await lockFamily(transaction, familyId)
    const session = await findAdmission(transaction, familyId)
    const isOver =
      !session ||
      session.endedAt !== null ||
      session.expiresAt < now ||
      session.userState !== 'active'
    if (isOver || session.userId !== userId) {
      return { outcome: 'linkFailed', event: { action: 'thirdParty.linkRefused', ...reported } }
    }
    const ownerId = await linkIdentity(transaction, account, { id: newId(), userId, now })
    return ownerId === userId
      ? { outcome: 'linked', event: { action: 'thirdParty.linked', ...reported } }
      : { outcome: 'taken', event: { action: 'thirdParty.linkRefused', ...reported } }
  })
}
