import type { Context } from '../../../server/context'
import { settleNotices } from '../../notifications/server'

/** A program that was watched is no longer asked for under the bell. */
export const settleWatching = (programId: string, context: Context): Promise<void> =>
  settleNotices(
    {
      kinds: ['watchRequired', 'watchSoon', 'watchToday', 'watchOverdue'],
      subject: { programId },
      of: [context.member.userId],
    },
    context,
  )
