import type { Context } from '../../../server/context'
import { postLetter } from '../../../server/mail/postLetter'
import { languageOf } from '../../../session/server'
import { campaignTestLetter } from './massLetters'

/** As its readers get it, to whoever asks. */
export const mailTest = (letterId: string, context: Context): Promise<void> =>
  postLetter(
    campaignTestLetter,
    {
      customerId: context.member.customerId,
      userId: context.member.userId,
      locale: languageOf(context.caller.acceptLanguage),
      params: { letterId },
    },
    context,
  )
