import type { NoticeKind } from '../../../../generated/facts/notices'
import type { Context } from '../../../server/context'
import { settleNotices } from '../../notifications/server'

const kinds: readonly NoticeKind[] = ['watchRequired', 'watchSoon', 'watchToday', 'watchOverdue']

/** Marks reminders to watch as read once their program was viewed. */
export const settleWatched = (programIds: readonly string[], context: Context) =>
  settleNotices(
    {
      kinds,
      subject: programIds.map((programId) => ({ programId })),
      of: [context.member.userId],
    },
    context,
  )
