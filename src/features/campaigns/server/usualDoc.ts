// What a letter says before anybody has written it.
import type { LetterDoc } from '../../../../generated/facts/features/mail'
import type { Context } from '../../../server/context'
import { languageOf } from '../../../session/server'
import { builtIn } from '../../mail/letters'
import { activeLayout } from '../../mail/server'

const key = 'campaigns.letter'

/** As staff keep a layout of it, in the language of whoever begins it; the campaign's name is its subject. */
export async function usualDoc(
  campaignId: string,
  { db, services, caller, member: { customerId } }: Context,
): Promise<LetterDoc> {
  const { name } = await db
    .selectFrom('campaigns')
    .select('name')
    .where('id', '=', campaignId)
    .executeTakeFirstOrThrow()
  const language = languageOf(caller.acceptLanguage)
  const layout = await activeLayout(db, { key, customerId, language })
  const doc = layout?.doc ?? builtIn(key, await services.mail.words(language))
  return { ...doc, subject: name }
}
