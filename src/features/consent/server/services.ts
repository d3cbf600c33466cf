// What guests recorded and nobody has accepted yet is not ours: the feature that asks them does with it what we say.
import type { Context } from '../../../server/context'
import type { Db } from '../../../server/database/tables'
import type { Telling } from '../../notifications/server'

export interface GuestAnswers {
  /** Locks them: before the consents, as guests do. */
  lock(submissionIds: readonly string[], db: Db): Promise<unknown>
  /** Nobody sees them any more. @returns whoever reviews them */
  withdraw(submissionId: string, telling: Telling): Promise<readonly string[]>
  /** The request is without a film of welcome from then on. */
  takeOffWelcome(requestId: string, taking: Taking): Promise<void>
  /** For good. */
  erase(submissionId: string, erasing: { readonly db: Db; readonly now: Date }): Promise<void>
}

declare module '../../../server/services' {
  interface Services {
    readonly guestAnswers: GuestAnswers
  }
}

/** A call's context, or what a job has: nobody does it then. */
export type Taking = Pick<Context, 'db' | 'now' | 'services' | 'afterCommit'> & {
  readonly member: Pick<Context['member'], 'customerId'> & { readonly userId?: string }
}
