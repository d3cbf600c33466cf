// Whoever comes by a link of their own, from a letter, has proved their address. What they do is told to where it was sent.
import type { Db } from '../../../server/database/tables'
import type { FoundPage } from './findPage'
import { isOf } from './admit'
import type { Pass } from './passes'

export type Reached = 'visited' | 'started' | 'watched' | 'replied'

export interface ShareRecipients {
  /** Undefined: nobody of this customer was given this link. */
  find(
    token: string,
    customerId: string,
    db: Db,
  ): Promise<{ readonly recipientId: string; readonly email: string } | undefined>
  reached(
    recipientId: string,
    what: Reached,
    at: { readonly db: Db; readonly now: Date },
  ): Promise<void>
  forget(recipientId: string, db: Db): Promise<void>
}

declare module '../../../server/services' {
  interface Services {
    readonly shareRecipients: ShareRecipients
  }
}

interface Coming {
  readonly db: Db
  readonly recipients: ShareRecipients
  newId(): string
}

/** What somebody holds who comes by such a link; without one, what they held before. */
export async function passOfLink(
  page: FoundPage,
  token: string | undefined,
  held: Pass | undefined,
  { db, recipients, newId }: Coming,
): Promise<Pass | undefined> {
  const found = token === undefined ? undefined : await recipients.find(token, page.customerId, db)
  if (!found) return held
  const before = isOf(held, page) && held?.recipientId === found.recipientId ? held : undefined
  return {
    pageId: page.id,
    grantNo: page.grantNo,
    visitId: before?.visitId ?? newId(),
    hasPassword: before?.hasPassword ?? false,
    ...found,
  }
}
