import type { Handler } from '../../../server/context'
import { failure, tooManyAttempts } from '../../../server/errors'
import { postLetter } from '../../../server/mail/postLetter'
import { reachesPeople } from '../../../server/mail/services'
import { languageOf } from '../../../session/server'
import { isAllowed, plainAddress } from '../share'
import { isLetIn, isOf } from './admit'
import type { FoundPage } from './findPage'
import { codeLetter } from './letters'
import { heldPass, requirePage } from './openShare'
import type { Pass } from './passes'

/** Answers alike for addresses that the page is not for, and takes as long. */
export const askShareCode: Handler<'askShareCode'> = async ({ key, pass, email }, context) => {
  const { now, services, caller } = context
  const page = await requirePage(key, context)
  if (!reachesPeople(services.mail)) throw failure('mailNotConnected')
  if (!mayProve(page, heldPass(pass, context))) throw failure('shareClosed')
  const address = plainAddress(email)
  const wait = services.sharing.limits.ask({ pageId: page.id, address, ip: caller.ip, now })
  if (wait > 0) throw tooManyAttempts(wait)
  const locale = languageOf(caller.acceptLanguage)
  // Whether it is for this address is looked up as the letter is worded, after the answer.
  await context.db
    .transaction()
    .execute((db) =>
      postLetter(
        codeLetter,
        { customerId: page.customerId, locale, params: { pageId: page.id, address } },
        { ...context, db },
      ),
    )
  return {}
}

/** Where an address opens the page, or may be proved by those who are in. */
export function mayProve(page: FoundPage, given: Pass | undefined): boolean {
  if (page.state !== 'active' && page.state !== 'usedUp') return false
  if (page.access === 'emailCode' || page.access === 'allowlist') return true
  const isIn = isLetIn(page, isOf(given, page) ? given : undefined)
  return isIn && (page.allowComment || page.allowApprove || page.watermark)
}

export const isFor = (
  { access, addresses }: Pick<FoundPage, 'access' | 'addresses'>,
  address: string,
) => access !== 'allowlist' || isAllowed(addresses, address)
