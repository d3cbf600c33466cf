import type { Call } from '../../generated/facts/call'
import type { CallId } from '../../generated/facts/calls'

/** Any call, whatever its request and response types. */
export type AnyCall = Pick<
  Call<CallId>,
  'id' | 'method' | 'path' | 'auth' | 'body' | 'background' | 'idempotent'
> & {
  response: { safeParse(value: unknown): { success: true; data: unknown } | { success: false } }
}
