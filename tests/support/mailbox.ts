import { afterAll } from 'vitest'
import { openMailbox, type Mailbox } from './openMailbox'

/** Open until the tests of the file are through. */
export async function aMailbox(refusals?: number[], host?: string): Promise<Mailbox> {
  const mailbox = await openMailbox(refusals, host)
  afterAll(() => mailbox.close())
  return mailbox
}
