import { afterAll } from 'vitest'
import { openMailbox, type Mailbox } from './openMailbox'

/** A mailbox that is closed after the tests of the file. */
export async function aMailbox(refusals?: number[], host?: string): Promise<Mailbox> {
  const mailbox = await openMailbox(refusals, host)
  afterAll(() => mailbox.close())
  return mailbox
}
