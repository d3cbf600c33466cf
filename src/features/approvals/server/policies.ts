import { sql } from 'kysely'
import {
  changeRow,
  changeRows,
  createdNow,
  createRow,
  defineList,
  keyed,
} from '../../../screens/server'
import type { PolicyStage } from '../../../../generated/facts/features/approvals'
import type { Context } from '../../../server/context'
import type { Db } from '../../../server/database/tables'
import { failure } from '../../../server/errors'
import { neededOf } from '../approval'
import { managersAmong, namesOf } from './approvalRows'
import type { PolicyStage as KeptStage } from './tables'

const table = 'approvalPolicies'

export const policies = defineList('listApprovalPolicies', {
  rows: (db: Db, { member }: Context) =>
    db.selectFrom('approvalPolicies as policy').where('policy.customerId', '=', member.customerId),
  id: 'policy.id',
  search: 'policy.nameKey',
  fields: {
    name: keyed('policy.nameKey', 'policy.name'),
    state: 'policy.state',
    updatedAt: 'policy.updatedAt',
  },
  order: { field: 'name', desc: false },
  async load(db: Db, ids) {
    const rows = await db
      .selectFrom('approvalPolicies as policy')
      .selectAll('policy')
      .select(
        sql<number>`(select count(*)::int from programs where programs.approval_policy_id = policy.id
          and programs.deleted_at is null)`.as('programs'),
      )
      .where('policy.id', 'in', [...ids])
      .execute()
    const named = await namesOf(
      db,
      rows.flatMap(({ stages }) => stages.flatMap(({ approvers }) => approvers)),
    )
    return rows.map((row) => ({ ...row, named }))
  },
  present: (row) => ({
    stages: row.stages.map(({ approvers, ...stage }) => ({
      ...stage,
      approvers: approvers.map((id) => ({ id, name: row.named.get(id) ?? '' })),
    })),
  }),
  may: (_, { state }) => (state === 'active' ? ['edit', 'retire'] : ['reopen']),
})

const taken = { approval_policies_customer_id_name_key_key: 'nameTaken' } as const

export const addApprovalPolicy = createRow('addApprovalPolicy', policies, {
  table,
  taken,
  async insert({ name, stages, allowSelf, ccPublish }, id, context) {
    return {
      id,
      customerId: context.member.customerId,
      name: titled(name),
      stages: JSON.stringify(await keptStages(stages, context)),
      allowSelf: allowSelf ?? false,
      ccPublish: ccPublish ?? false,
      ...createdNow(context),
    }
  },
})

export const updateApprovalPolicy = changeRow('updateApprovalPolicy', policies, {
  table,
  may: 'edit',
  taken,
  async set({ name, stages, allowSelf, ccPublish }, _, context) {
    return {
      ...(name === undefined ? {} : { name: titled(name) }),
      ...(stages === undefined
        ? {}
        : { stages: JSON.stringify(await keptStages(stages, context)) }),
      ...(allowSelf === undefined ? {} : { allowSelf: allowSelf ?? false }),
      ...(ccPublish === undefined ? {} : { ccPublish: ccPublish ?? false }),
    }
  },
})

export const retireApprovalPolicies = changeRows('retireApprovalPolicies', policies, {
  table,
  may: 'retire',
  set: () => ({ state: 'retired' as const }),
})

export const reopenApprovalPolicies = changeRows('reopenApprovalPolicies', policies, {
  table,
  may: 'reopen',
  set: () => ({ state: 'active' as const }),
})

function titled(name: string): string {
  const said = name.trim()
  if (said === '') throw failure('titleEmpty')
  return said
}

/** Enough people in each stage, each once, and all of them can decide. */
async function keptStages(
  stages: readonly PolicyStage[],
  { db, member }: Context,
): Promise<KeptStage[]> {
  const kept = stages.map(({ approvers, rule, needed, slaDays }) => ({
    approvers: [...new Set(approvers.map(({ id }) => id))],
    rule,
    ...(rule === 'n' && { needed: needed ?? 1 }),
    ...(slaDays && { slaDays }),
  }))
  const isShort = kept.some((stage) => neededOf(stage) > stage.approvers.length)
  if (isShort) throw failure('approversMissing')
  const people = new Set(kept.flatMap(({ approvers }) => approvers))
  const managers = await managersAmong(db, member.customerId, [...people])
  if (managers.size < people.size) throw failure('approverNoManager')
  return kept
}
