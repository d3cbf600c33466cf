import { sql } from 'kysely'
import { defineList, keyed, namesIn, referring } from '../../../screens/server'
import type { Context } from '../../../server/context'
import type { Db } from '../../../server/database/tables'
import { loudnessOffBy } from '../checkSpec'
import { eventsOf, openStates, owedStates, stageOf, type Mover } from '../deliverable'
import {
  loadDeliverables,
  movedOf,
  moverOf,
  seenDeliverables,
  standing,
  turn,
  type DeliverableRow,
} from './loadDeliverables'

export const deliverables = defineList('listDeliverables', {
  rows: (db: Db, { member }: Context) => {
    const { waitsForMe, isMine } = standing(member)
    const wanted = db.selectNoFrom([waitsForMe.as('waitsForMe'), isMine.as('isMine')])
    return seenDeliverables(db, member).innerJoinLateral(wanted.as('standing'), (join) =>
      join.onTrue(),
    )
  },
  id: 'deliverable.id',
  search: sql`deliverable.title_key || ' ' || coalesce(maker.name_key, '')`,
  fields: {
    title: keyed('deliverable.titleKey', 'deliverable.title'),
    state: 'deliverable.state',
    turn,
    kind: 'deliverable.kind',
    preset: 'deliverable.preset',
    waitsForMe: 'standing.waitsForMe',
    isMine: 'standing.isMine',
    owner: referring('deliverable.ownerUserId', { names: namesIn('users') }),
    maker: referring('deliverable.makerUserId', { names: namesIn('users') }),
    dueOn: 'deliverable.dueOn',
    createdAt: 'deliverable.createdAt',
    updatedAt: 'deliverable.updatedAt',
  },
  order: { field: 'createdAt', desc: true },
  load: (db: Db, ids, context) => loadDeliverables(ids, { ...context, db }),
  present: (row) => ({ ...saidOf(row), ...standingOf(row), ...deliveredOf(row) }),
  may(member, row) {
    const who = moverOf(member)
    const isOpen = openStates.some((state) => state === row.state)
    return [
      'look',
      ...eventsOf(movedOf(row), who),
      ...(who.isManager && isOpen ? (['edit'] as const) : []),
      ...(mayRender(row, who) ? (['render'] as const) : []),
    ]
  },
})

/** Whoever could deliver it has it made again, as loud as it is to be. */
export const mayRender = (row: DeliverableRow, who: Mover): boolean =>
  row.delivered?.isDrawn === true &&
  loudnessOffBy(row.check) !== undefined &&
  (who.isManager || row.makerUserId === who.userId) &&
  openStates.some((state) => state === row.state)

const personOf = (id: string | null, name: string | null, pictureUrl: string | null = null) =>
  id === null ? undefined : { id, name: name ?? '', pictureUrl: pictureUrl ?? undefined }

const saidOf = (row: DeliverableRow) => ({
  notes: row.notes || undefined,
  owner: personOf(row.ownerUserId, row.ownerName, row.ownerPictureUrl),
  maker: personOf(row.makerUserId, row.makerName, row.makerPictureUrl),
})

const standingOf = (row: DeliverableRow) => ({
  stage: stageOf(row.state),
  isOverdue:
    owedStates.some((state) => state === row.state) && row.dueOn !== null && row.dueOn < row.today,
})

const deliveredOf = (row: DeliverableRow) => ({
  program:
    row.delivered?.versionNo === undefined || row.programId === null
      ? undefined
      : { id: row.programId, name: row.programTitle ?? '' },
  versionNo: row.delivered?.versionNo,
  file: row.delivered?.file,
  posterUrl: row.delivered?.posterUrl,
  durationMs: row.delivered?.durationMs,
  deliveredBy: personOf(row.deliveredBy, row.delivererName),
  passed: row.check.filter(({ state }) => state === 'pass').length,
})
