// The words of a form that guests agree to now.
import { createHash } from 'node:crypto'
import type { Db } from '../../../server/database/tables'

export interface ShownText {
  readonly version: number
  readonly language: string
  readonly text: string
}

export interface FormOf {
  readonly customerId: string
  readonly formId: string
}

/** As a record keeps it. */
export const textHashOf = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex')

/** The latest that was activated; undefined for a draft and for one that is retired. */
export function activeVersion(db: Db, { customerId, formId }: FormOf) {
  return db
    .selectFrom('consentVersions as version')
    .innerJoin('consentForms as form', 'form.id', 'version.formId')
    .select(['version.version', 'version.texts'])
    .where('version.customerId', '=', customerId)
    .where('version.formId', '=', formId)
    .where('version.activeFrom', 'is not', null)
    .where('form.retiredAt', 'is', null)
    .orderBy('version.version', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** In this language, or in another one in which the form is written. */
export async function textOf(
  db: Db,
  { language, ...form }: FormOf & { readonly language: string },
): Promise<ShownText | undefined> {
  const active = await activeVersion(db, form)
  return active && { version: active.version, ...inLanguage(active.texts, language) }
}

function inLanguage(texts: Readonly<Record<string, string>>, wanted: string) {
  const language = wanted in texts ? wanted : Object.keys(texts).toSorted()[0]!
  return { language, text: texts[language]! }
}
