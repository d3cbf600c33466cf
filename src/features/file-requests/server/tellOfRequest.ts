// Tells people under the bell what became of file requests, and open pages that something did (work.md 7).
import type { NoticeKind } from '../../../../generated/facts/notices'
import type { Context } from '../../../server/context'
import { tellAfterwards } from '../../../server/events/tellAfterwards'
import {
  notify,
  settleMoved,
  withdrawNotices,
  type OpenIn,
  type Telling,
} from '../../notifications/server'
import { waitingStates, type RequestState } from '../fileRequest'
import { managersHere } from '../../tasks/server'

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

/** What somebody asks of people, or asks no more, is one line each; all else is told request by request. */
const linedByAsker: readonly FilesNotice[] = ['filesAsked', 'filesCancelled', 'filesReassigned']

const lineOf = ({ id, createdBy }: Concerned, kind: FilesNotice) =>
  linedByAsker.includes(kind) ? { group: `files ${createdBy}`, each: id } : { group: id }

const openIn: OpenIn<RequestState> = {
  filesAsked: waitingStates,
  filesReminded: waitingStates,
  filesReturned: waitingStates,
  filesBroken: waitingStates,
  filesSent: ['submitted'],
  filesDeclined: ['declined'],
}

/** What is over by this state nobody has to look at, whoever moved it on. */
export const settleRequest = (id: string, state: RequestState, context: Omit<Telling, 'newId'>) =>
  settleMoved(openIn, { state, subject: { fileRequestId: id } }, context)

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
      ...lineOf(request, kind),
    },
    context,
  )
}

/** What was taken back is not told to those who have not read it yet. */
export const untellOfRequest = (
  request: Concerned,
  kinds: readonly FilesNotice[],
  context: Context,
) => withdrawNotices({ kinds, subject: { fileRequestId: request.id } }, context)

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
