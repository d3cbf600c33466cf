// Letters are drawn of the layout that staff keep of them, or as the product says.
import type { LetterKey, LetterValue } from '../../../../generated/facts/letters'
import type { Db } from '../../../server/database/tables'
import type { MailServices } from '../../../server/mail/services'
import { languageOf } from '../../../session/server'
import { builtIn, drawLetter, factsOf, stopVariable } from '../letters'

type Needed = Pick<MailServices, 'words' | 'productName' | 'publicOrigin'>

export const createDraw =
  ({ words, productName, publicOrigin }: Needed): MailServices['draw'] =>
  async (key, { to, customerId, locale, values }, db) => {
    const language = languageOf(locale)
    const layout = await activeLayout(db, { key, customerId, language })
    const doc = layout?.doc ?? builtIn(key, await words(language))
    const said: Readonly<Record<string, LetterValue>> = { ...values, product: productName }
    const look = {
      language,
      name: (await customerName(db, customerId)) ?? productName,
      origin: publicOrigin,
    }
    const stop = factsOf(key).has.includes(stopVariable) ? said[stopVariable] : undefined
    return {
      to,
      ...drawLetter(doc, said, look),
      ...(layout?.replyTo && {
        replyTo: { name: layout.fromName ?? look.name, address: layout.replyTo },
      }),
      ...(typeof stop === 'string' && { unsubscribeUrl: stop }),
    }
  }

interface Asked {
  readonly key: LetterKey
  readonly customerId: string | null
  readonly language: string
}

/** That of the customer comes before that of all customers. */
export const activeLayout = (db: Db, { key, customerId, language }: Asked) =>
  db
    .selectFrom('emailLayouts')
    .select(['doc', 'fromName', 'replyTo'])
    .where('key', '=', key)
    .where('locale', '=', language)
    .where('state', '=', 'active')
    .where((is) => is.or([is('customerId', 'is', null), is('customerId', '=', customerId)]))
    .orderBy('customerId', (order) => order.asc().nullsLast())
    .limit(1)
    .executeTakeFirst()

async function customerName(db: Db, customerId: string | null): Promise<string | undefined> {
  if (customerId === null) return undefined
  const row = await db
    .selectFrom('customers')
    .select('name')
    .where('id', '=', customerId)
    .executeTakeFirst()
  return row?.name
}
