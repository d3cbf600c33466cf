/** Journeys of a product that sends its mail to a mailbox. */
import { openMailbox, type Mailbox } from '../support/openMailbox'
import { test as base } from './studio'

export const test = base.extend<object, { mailbox: Mailbox }>({
  mailbox: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a fixture needs from its pattern
    async ({}, use) => {
      const mailbox = await openMailbox()
      await use(mailbox)
      await mailbox.close()
    },
    { scope: 'worker' },
  ],
  environmentOf: [
    ({ mailbox }, use) => use((origin) => ({ PUBLIC_ORIGIN: origin, SMTP_URL: mailbox.url })),
    { scope: 'worker' },
  ],
})
