import type { CrowdConsent } from '../../../../generated/facts/features/crowd'
import type { Db } from '../../../server/database/tables'

/** What guests agreed to last, by their submissions. */
export async function consentsOf(
  db: Db,
  customerId: string,
  submissionIds: readonly string[],
): Promise<ReadonlyMap<string, CrowdConsent>> {
  const rows = await db
    .selectFrom('consents as given')
    .innerJoin('consentForms as form', 'form.id', 'given.formId')
    .distinctOn('given.submissionId')
    .selectAll('given')
    .select('form.name as form')
    .where('given.customerId', '=', customerId)
    .where('given.submissionId', 'in', [...submissionIds])
    .orderBy('given.submissionId')
    .orderBy('given.givenAt', 'desc')
    .execute()
  return new Map(
    rows.map((row) => [
      row.submissionId,
      {
        form: row.form,
        version: row.version,
        language: row.language,
        signedBy: row.name,
        guardian: row.guardian ?? undefined,
        textHash: row.textHash,
        from: [row.ip, row.browser].filter(Boolean).join(', ') || undefined,
        givenAt: row.givenAt.toISOString(),
        endedAt: row.endedAt?.toISOString(),
      },
    ]),
  )
}
