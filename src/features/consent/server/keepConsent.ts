// What a guest agreed to is kept as it was shown.
import { ulid } from 'ulid'
import type { Db } from '../../../server/database/tables'
import { failure } from '../../../server/errors'
import { activeVersion, textHashOf, type FormOf } from './texts'

export interface GivenConsent extends FormOf {
  readonly submissionId: string
  readonly request: { readonly requestId: string; readonly title: string }
  readonly version: number
  readonly language: string
  /** As they typed it. */
  readonly name: string
  readonly guardian?: string | undefined
  readonly email?: string | undefined
  readonly ip?: string | undefined
  readonly browser?: string | undefined
  readonly now: Date
}

const longestBrowser = 400

/** Of the words that are active now; whoever read earlier ones reads again. Given twice it is one. */
export async function keepConsent(
  db: Db,
  { request, version, language, now, ...given }: GivenConsent,
): Promise<{ readonly consentId: string }> {
  const [name, guardian] = [given.name.trim(), given.guardian?.trim()]
  if (name === '') throw failure('consentMissing')
  const active = await activeVersion(db, given)
  const text = active?.version === version ? active.texts[language] : undefined
  if (text === undefined) throw failure('consentChanged')
  const { customerId, submissionId, formId } = given
  const standing = await standingConsent(db, { customerId, submissionId })
  if (standing) return { consentId: standing.id }
  const id = ulid(now.getTime())
  await db
    .insertInto('consents')
    .values({
      id,
      customerId,
      submissionId,
      requestId: request.requestId,
      requestTitle: request.title,
      formId,
      version,
      language,
      textHash: textHashOf(text),
      name,
      guardian: guardian || null,
      email: given.email ?? null,
      ip: given.ip ?? null,
      browser: given.browser?.slice(0, longestBrowser) ?? null,
      givenAt: now,
      updatedAt: now,
    })
    .execute()
  return { consentId: id }
}

export interface OfSubmission {
  readonly customerId: string
  readonly submissionId: string
}

/** What a guest has agreed to and not withdrawn. */
export const standingConsent = (db: Db, { customerId, submissionId }: OfSubmission) =>
  db
    .selectFrom('consents')
    .selectAll()
    .where('customerId', '=', customerId)
    .where('submissionId', '=', submissionId)
    .where('endedAt', 'is', null)
    .executeTakeFirst()

/** Refused while there is none; holds up whoever ends it until the transaction is over. */
export async function requireConsent(
  db: Db,
  { customerId, submissionId }: OfSubmission,
): Promise<{ readonly consentId: string }> {
  const row = await db
    .selectFrom('consents')
    .select('id')
    .where('customerId', '=', customerId)
    .where('submissionId', '=', submissionId)
    .where('endedAt', 'is', null)
    .forShare()
    .executeTakeFirst()
  if (!row) throw failure('consentMissing')
  return { consentId: row.id }
}
