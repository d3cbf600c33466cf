import type { NoticeKind } from '../../../../generated/facts/notices'
import type { Context } from '../../../server/context'
import { settleNotices } from '../../notifications/server'

const kinds: readonly NoticeKind[] = ['watchRequired', 'watchSoon', 'watchToday', 'watchOverdue']

/** Whoever has viewed a program need not read any more that they have to. */
export const settleWatched = (programIds: readonly string[], context: Context) =>
  settleNotices(
    {
      kinds,
      subject: programIds.map((programId) => ({ programId })),
      of: [context.member.userId],
    },
    context,
  )
