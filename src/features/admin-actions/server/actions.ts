/** What staff had done, as a list; each row is a run. */
import { sql } from 'kysely'
import { changeRows, createRow, defineList, namesIn, referring } from '../../../screens/server'
import type { Context } from '../../../server/context'
import type { Db } from '../../../server/database/tables'
import { queueRun } from '../../../server/runs/askForRun'
import { linkToFile } from '../../../server/runs/downloads'
import { kindRules, mayAction, type AdminActionKind } from '../adminAction'
import { adminRuns, kindOf } from './kinds'
import { readParameters } from './parameters'
import { loadActions } from './loadActions'

const kinds = adminRuns.map(({ kind }) => kind)
/** The name after the feature's. */
const kind = sql<AdminActionKind>`split_part(run.kind, '.', 2)`

const actions = defineList('listAdminActions', {
  rows: (db: Db) => db.selectFrom('runs as run').where('run.kind', 'in', kinds),
  id: 'run.id',
  fields: {
    kind,
    state: 'run.state',
    isDryRun: 'run.isDryRun',
    customer: referring('run.customerId', { names: namesIn('customers') }),
    askedBy: referring('run.askedBy', { names: namesIn('users') }),
    createdAt: 'run.createdAt',
  },
  order: { field: 'createdAt', desc: true },
  load: loadActions,
  present({ id, state, askedBy, log, progress, ...row }, { now, services }) {
    const { asset, customer, user, into } = row.named
    const days = row.params['days']
    return {
      kind: row.shortKind,
      name: (asset ?? user ?? customer)?.name ?? '',
      asset,
      customer,
      user,
      into,
      days: days === undefined ? undefined : Number(days),
      progress: state === 'running' ? (progress ?? 0) : undefined,
      log: [...log],
      file:
        row.fileName === null
          ? undefined
          : {
              name: row.fileName,
              bytes: Number(row.fileBytes),
              url: linkToFile(services.links, id, now),
            },
      askedBy: { id: askedBy, name: row.askedByName },
    }
  },
  may: (_, row) => mayAction({ ...row, kind: row.shortKind }),
})

export const listAdminActions = actions.handler

export const askAdminAction = createRow('askAdminAction', actions, {
  table: 'runs',
  async insert(values, id, context) {
    const { customerId, params } = await readParameters(values, context)
    return {
      id,
      kind: kindOf(values.kind),
      askedBy: context.member.userId,
      customerId,
      params: JSON.stringify(params),
      isDryRun: kindRules[values.kind].isForGood || (values.isDryRun ?? false),
      createdAt: context.now,
    }
  },
  after: (_, id, context) => queueRun(id, context),
})

const queued = {
  state: 'queued' as const,
  log: '[]',
  fileName: null,
  fileBytes: null,
  endedAt: null,
}
const queue = ({ id }: { readonly id: string }, _: unknown, context: Context) =>
  queueRun(id, context)

export const runAdminActions = changeRows('runAdminActions', actions, {
  table: 'runs',
  may: 'run',
  set: () => ({ ...queued, isDryRun: false }),
  each: queue,
})

export const runAdminActionsForGood = changeRows('runAdminActionsForGood', actions, {
  table: 'runs',
  may: 'runForGood',
  set: () => ({ ...queued, isDryRun: false }),
  each: queue,
})

export const repeatAdminActions = changeRows('repeatAdminActions', actions, {
  table: 'runs',
  may: 'again',
  set: () => queued,
  each: queue,
})
