// What somebody agreed to, in their language: for their mail, and to be kept.
import type { Context } from '../../../server/context'
import { notFound } from '../../../server/errors'

type Reading = Pick<Context, 'db' | 'services'> & {
  readonly member: Pick<Context['member'], 'customerId'>
}

export interface ConsentCopy {
  /** The words that were shown. */
  readonly text: string
  /** Those, and who agreed to them, when, and from where. */
  readonly copy: string
}

export async function copyOf(
  consentId: string,
  { db, services, member }: Reading,
): Promise<ConsentCopy> {
  const row = await db
    .selectFrom('consents as consent')
    .innerJoin('consentForms as form', 'form.id', 'consent.formId')
    .innerJoin('consentVersions as written', (join) =>
      join
        .onRef('written.formId', '=', 'consent.formId')
        .onRef('written.version', '=', 'consent.version'),
    )
    .selectAll('consent')
    .select(['form.name as formName', 'written.texts'])
    .where('consent.customerId', '=', member.customerId)
    .where('consent.id', '=', consentId)
    .executeTakeFirst()
  if (!row) throw notFound()
  const { language, formName, version, name, guardian, givenAt, ip, browser, textHash } = row
  const text = row.texts[language] ?? ''
  const words = await services.screens.words(language, 'consent')
  const said = (key: string, value: string | null) =>
    value === null ? [] : [`${words[`consent.copy.${key}`] ?? key}: ${value}`]
  const lines = [
    ...said('request', row.requestTitle),
    ...said('form', `${formName}, ${version}`),
    ...said('name', name),
    ...said('guardian', guardian),
    ...said('givenAt', givenAt.toISOString()),
    ...said('endedAt', row.endedAt?.toISOString() ?? null),
    ...said('from', [ip, browser].filter(Boolean).join(', ') || null),
    ...said('textHash', textHash),
  ]
  return { text, copy: `${text}\n\n---\n${lines.join('\n')}\n` }
}
