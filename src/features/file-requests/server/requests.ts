import { sql } from 'kysely'
import { defineList, keyed, namesIn, referring } from '../../../screens/server'
import type { Context } from '../../../server/context'
import type { Db } from '../../../server/database/tables'
import { dueGroupOf } from '../../tasks/due'
import { eventsOf, openStates, waitingStates } from '../fileRequest'
import {
  loadRequests,
  movedOf,
  moverOf,
  seenRequests,
  standing,
  turn,
  type RequestRow,
} from './loadRequests'

export const requests = defineList('listFileRequests', {
  rows: (db: Db, { member }: Context) => {
    const { waitsForMe, waitsForReview, isDone } = standing(member)
    const wanted = db
      .selectNoFrom([waitsForMe.as('waitsForMe'), waitsForReview.as('waitsForReview')])
      .select(isDone.as('isDone'))
    return seenRequests(db, member).innerJoinLateral(wanted.as('standing'), (join) => join.onTrue())
  },
  id: 'request.id',
  search: sql`request.title_key || ' ' || assignee.name_key`,
  fields: {
    title: keyed('request.titleKey', 'request.title'),
    state: 'request.state',
    waitsForMe: 'standing.waitsForMe',
    waitsForReview: 'standing.waitsForReview',
    isDone: 'standing.isDone',
    assignee: referring('request.assigneeUserId', {
      sort: 'assignee.nameKey',
      names: namesIn('users'),
    }),
    askedBy: referring('request.createdBy', { names: namesIn('users') }),
    dueOn: 'request.dueOn',
    turn,
    submittedAt: 'request.submittedAt',
    createdAt: 'request.createdAt',
    updatedAt: 'request.updatedAt',
  },
  order: { field: 'createdAt', desc: true },
  load: (db: Db, ids, context) => loadRequests(ids, { ...context, db }),
  present: (row, { member }) => ({ ...saidOf(row), due: headingOf(row), ...handedIn(row, member) }),
  may(member, row) {
    const isOpen = openStates.some((state) => state === row.state)
    const isAwaited = waitingStates.some((state) => state === row.state)
    const { isManager } = moverOf(member)
    return [
      'look',
      ...eventsOf(movedOf(row), moverOf(member)).flatMap((event) =>
        event === 'broken' ? [] : [event],
      ),
      ...(isManager && isOpen ? (['edit'] as const) : []),
      ...(isManager && isAwaited && row.remindedOn !== row.today ? (['remind'] as const) : []),
    ]
  },
})

const saidOf = (row: RequestRow) => ({
  instructions: row.instructions || undefined,
  assignee: {
    id: row.assigneeUserId,
    name: row.assigneeName,
    pictureUrl: row.assigneePictureUrl ?? undefined,
  },
  askedBy: { id: row.createdBy, name: row.askerName, pictureUrl: row.askerPictureUrl ?? undefined },
})

function headingOf({ state, dueOn, today }: RequestRow) {
  if (state === 'submitted') return 'sent'
  const isWaiting = waitingStates.some((waiting) => waiting === state)
  return isWaiting ? dueGroupOf(dueOn, today) : 'ended'
}

/** Others see files once they are sent; whoever sends them sees all of theirs. */
function handedIn(row: RequestRow, { userId }: Context['member']) {
  const isMine = row.assigneeUserId === userId
  const files = row.files
    .filter(({ step }) => isMine || step !== 'added')
    .map(({ step, words, file }) => ({
      fileId: file.fileId,
      name: file.name,
      kind: file.kind,
      step,
      words: words ?? undefined,
      state: file.state,
      failReason: file.failReason,
      progress: file.progress,
      isUploadStopped: file.isUploadStopped,
      bytes: file.bytes,
      smallUrl: file.smallUrl,
      downloadUrl: file.downloadUrl,
      sender: file.owner,
      createdAt: file.createdAt,
    }))
  const isComing = files.some(({ state }) => state === 'uploading' || state === 'processing')
  return { files, uploading: isComing ? ('yes' as const) : ('no' as const) }
}
