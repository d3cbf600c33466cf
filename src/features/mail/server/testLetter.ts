// A layout with the samples of its variables, to whoever works on it.
import type { LetterKey } from '../../../../generated/facts/letters'
import { defineLetter } from '../../../server/mail/letter'
import { drawLetter, samplesOf, variablesOf } from '../letters'

export const testLetter = defineLetter({
  kind: 'mail.test',
  async write({ userId, params: { layoutId = '' } }, { db, services: { mail } }) {
    const layout = await db
      .selectFrom('emailLayouts')
      .leftJoin('customers', 'customers.id', 'emailLayouts.customerId')
      .select(['emailLayouts.key', 'emailLayouts.doc', 'emailLayouts.locale', 'customers.name'])
      .where('emailLayouts.id', '=', layoutId)
      .executeTakeFirst()
    const to = await db
      .selectFrom('users')
      .select(['name', 'email'])
      .where('id', '=', userId)
      .executeTakeFirst()
    if (!layout || !to) return undefined
    const look = {
      language: layout.locale,
      name: layout.name ?? mail.productName,
      origin: mail.publicOrigin,
    }
    const values = samplesOf(variablesOf(layout.key as LetterKey))
    return { to: { name: to.name, address: to.email }, ...drawLetter(layout.doc, values, look) }
  },
})
