import type { CallEntry } from './manifest'

/** Whether roles decide who makes the call; all others name no access. */
export const isForMembers = ({ auth = 'bearer' }: Pick<CallEntry, 'auth'>) =>
  auth === 'bearer' || auth === 'analytics'

/** Whether the shell makes it with the token of its session. */
export const carriesToken = ({ auth = 'bearer' }: Pick<CallEntry, 'auth'>) => auth === 'bearer'
