// Tells people under the bell what became of file requests, and open pages that something did (work.md 7).
import type { NoticeKind } from '../../../../generated/facts/notices'
import type { Context } from '../../../server/context'
import { tellAfterwards } from '../../../server/events/tellAfterwards'
import { notify, withdrawNotices, type Telling } from '../../notifications/server'
import { managersHere } from '../../tasks/server'
import './tables'

/** Whom a request concerns. */
export interface Concerned {
  readonly id: string
  readonly title: string
  readonly assigneeUserId: string
  readonly createdBy: string
  readonly askerIsHere: boolean
}

export type FilesNotice = Extract<NoticeKind, `files${string}`>

/** Whoever asked; once they are gone, every campaign manager. */
export async function decidersOf(
  { createdBy, askerIsHere }: Concerned,
  { db, member: { customerId } }: Pick<Telling, 'db' | 'member'>,
): Promise<string[]> {
  if (askerIsHere) return [createdBy]
  return managersHere(db, customerId)
}

/** What somebody asks of one person is one line; all else is told request by request. */
const groupOf = (request: Concerned, kind: FilesNotice) =>
  kind === 'filesAsked' ? `files ${request.createdBy}` : request.id

export async function tellOfRequest(
  request: Concerned,
  kind: FilesNotice,
  to: readonly string[],
  context: Context,
): Promise<void> {
  await notify(
    {
      kind,
      to,
      subject: { fileRequestId: request.id },
      params: { by: context.member.name, title: request.title },
      group: groupOf(request, kind),
    },
    context,
  )
}

/** What was taken back is not told to those who have not read it yet. */
export const untellOfRequest = (
  request: Concerned,
  kinds: readonly FilesNotice[],
  context: Context,
) => withdrawNotices({ kinds, group: request.id }, context)

/** Whoever has it in a list or a count asks anew. */
export async function showRequest(
  request: Concerned,
  telling: Omit<Telling, 'now' | 'newId'>,
): Promise<void> {
  const { id, createdBy, assigneeUserId } = request
  const userIds = [assigneeUserId, createdBy, ...(await decidersOf(request, telling))]
  tellAfterwards(telling, {
    topic: 'tasks',
    to: { userIds: [...new Set(userIds)] },
    row: { id, by: telling.member.userId ?? '' },
  })
}
