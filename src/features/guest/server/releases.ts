// The words a guest agrees to, and those they agreed to.
import type { GuestAgreement, GuestRelease } from '../../../../generated/facts/features/guest'
import type { Db } from '../../../server/database/tables'
import { textOf } from '../../consent/server'
import type { Joined } from './admit'
import type { FoundRequest } from './queries'

/** In this language, or in another in which it is written. */
export async function releaseOf(
  { customerId, consentFormId: formId, releaseName }: FoundRequest,
  language: string,
  db: Db,
): Promise<GuestRelease | undefined> {
  if (formId === null || releaseName === null) return undefined
  const shown = await textOf(db, { customerId, formId, language })
  return shown && { name: releaseName, ...shown }
}

/** The latest, also one that has ended. */
export async function agreementOf(
  { customerId, submissionId }: Joined,
  db: Db,
): Promise<GuestAgreement | undefined> {
  const row = await db
    .selectFrom('consents as consent')
    .innerJoin('consentForms as form', 'form.id', 'consent.formId')
    .innerJoin('consentVersions as version', (join) =>
      join
        .onRef('version.formId', '=', 'consent.formId')
        .onRef('version.version', '=', 'consent.version'),
    )
    .select(['form.name as formName', 'version.texts', 'consent.version', 'consent.language'])
    .select(['consent.name', 'consent.guardian', 'consent.givenAt', 'consent.endedAt'])
    .where('consent.customerId', '=', customerId)
    .where('consent.submissionId', '=', submissionId)
    .orderBy('consent.givenAt', 'desc')
    .orderBy('consent.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return (
    row && {
      name: row.formName,
      version: row.version,
      language: row.language,
      text: row.texts[row.language] ?? '',
      signedBy: row.name,
      guardian: row.guardian ?? undefined,
      givenAt: row.givenAt.toISOString(),
      endedAt: row.endedAt?.toISOString(),
    }
  )
}
