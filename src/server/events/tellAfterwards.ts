import type { Context } from '../context'
import type { Told } from './message'

type Telling = Pick<Context, 'services' | 'afterCommit'> & {
  readonly member: Pick<Context['member'], 'customerId'>
}

/** Tells open pages of it once the work is committed, and never if it is rolled back. */
export function tellAfterwards(
  { member: { customerId }, services, afterCommit }: Telling,
  told: Omit<Told, 'customerId'>,
): void {
  afterCommit(() => services.events.tell({ customerId, ...told }))
}
