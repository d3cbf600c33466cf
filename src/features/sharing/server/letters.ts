/** The letter with a code that proves an address. */
import { randomInt } from 'node:crypto'
import { defineLetter } from '../../../server/mail/letter'
import { isFor } from './askShareCode'
import { keepCode } from './codes'
import { findPage } from './findPage'

export const codeLetter = defineLetter({
  kind: 'sharing.code',
  async write({ params: { pageId = '', address = '' }, locale }, { db, now, services }) {
    const page = await findPage(db, { pageId }, now)
    if (!page || !isFor(page, address)) return undefined
    const code = String(randomInt(1_000_000)).padStart(6, '0')
    await keepCode(db, { pageId, address, code, now })
    const by = [page.sharedBy, page.organization].filter(Boolean).join(', ')
    const drawn = {
      to: { name: address, address },
      customerId: page.customerId,
      locale,
      values: { code, by, title: page.title },
    }
    return services.mail.draw('sharing.code', drawn, db)
  },
})

export const sharingLetters = [codeLetter]
