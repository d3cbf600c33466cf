// The policies that somebody can ask by, with those who would be asked, and who can decide at all.
import { sql } from 'kysely'
import type { PolicyChoice } from '../../../../generated/facts/features/approvals'
import { roles } from '../../../../generated/facts/roles'
import { byName, defineList, keyed } from '../../../screens/server'
import type { Context } from '../../../server/context'
import type { Db } from '../../../server/database/tables'
import { neededOf } from '../approval'
import { managersAmong, namesOf } from './approvalRows'
import type { PolicyStage } from './tables'

interface Asking {
  readonly stages: readonly PolicyStage[]
  readonly allowSelf: boolean
}

/** The asker does not decide, unless the policy says so; nor does an approver who lost the right to. */
export function askedBy(
  { stages, allowSelf }: Asking,
  asker: string,
  managers: ReadonlySet<string>,
): { readonly stages: readonly PolicyStage[]; readonly problem?: PolicyChoice['problem'] } {
  const asked = stages.map((stage) => ({
    ...stage,
    approvers: stage.approvers.filter((id) => managers.has(id) && (allowSelf || id !== asker)),
  }))
  const short = asked.findIndex(
    (stage) => stage.approvers.length === 0 || neededOf(stage) > stage.approvers.length,
  )
  if (short === -1) return { stages: asked }
  const isOnlyAsker = stages[short]!.approvers.every((id) => id === asker)
  return { stages, problem: isOnlyAsker ? 'onlyYou' : 'tooFew' }
}

interface Kept extends Asking {
  readonly id: string
  readonly name: string
}

type Reader = Pick<Context, 'db'> & {
  readonly member: Pick<Context['member'], 'customerId' | 'userId'>
}

/** As they would ask for whoever reads them. */
async function choicesOf(
  policies: readonly Kept[],
  { db, member }: Reader,
): Promise<PolicyChoice[]> {
  const all = policies.flatMap(({ stages }) => stages.flatMap(({ approvers }) => approvers))
  const [managers, names] = [
    await managersAmong(db, member.customerId, all),
    await namesOf(db, all),
  ]
  return policies.map((policy) => {
    const { stages, problem } = askedBy(policy, member.userId, managers)
    return {
      policyId: policy.id,
      name: policy.name,
      stages: stages.map(({ approvers, ...stage }) => ({
        ...stage,
        approvers: approvers.map((id) => ({ id, name: names.get(id) ?? '' })),
      })),
      ...(problem && { problem }),
    }
  })
}

/** Finds retired policies too: programs that follow them keep them. */
export async function choiceOf(
  policyId: string,
  reader: Reader,
): Promise<PolicyChoice | undefined> {
  const policies = await reader.db
    .selectFrom('approvalPolicies')
    .select(['id', 'name', 'stages', 'allowSelf'])
    .where('id', '=', policyId)
    .execute()
  return (await choicesOf(policies, reader))[0]
}

const inUse = (db: Db, customerId: string) =>
  db
    .selectFrom('approvalPolicies as policy')
    .where('policy.customerId', '=', customerId)
    .where('policy.state', '=', 'active')

export const policyChoices = defineList('listPolicyChoices', {
  rows: (db: Db, { member }: Context) => inUse(db, member.customerId),
  id: 'policy.id',
  search: 'policy.nameKey',
  fields: { name: keyed('policy.nameKey', 'policy.name') },
  async load(db: Db, ids, { member }) {
    const rows = await inUse(db, member.customerId)
      .select(['policy.id', 'policy.rev', 'policy.name', 'policy.stages', 'policy.allowSelf'])
      .where('policy.id', 'in', [...ids])
      .execute()
    const choices = await choicesOf(rows, { db, member })
    return rows.map(({ id, rev }, at) => ({ id, rev, choice: choices[at]! }))
  },
  present: ({ choice }) => choice,
  may: () => [],
})

/** The id of a role of a customer's own ends as that of the role it narrows. */
const ofManagers = sql<boolean>`held.role_id like ${`%${roles.cm.idSuffix}`}`

const managing = (db: Db, customerId: string) =>
  db
    .selectFrom('memberships as one')
    .innerJoin('users', 'users.id', 'one.userId')
    .where('one.customerId', '=', customerId)
    .where('one.state', '=', 'active')
    .where('users.state', '=', 'active')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('membershipRoles as held')
          .select('held.roleId')
          .whereRef('held.userId', '=', 'one.userId')
          .where('held.customerId', '=', customerId)
          .where(ofManagers),
      ),
    )

/** Without those whose own role takes the decision away. */
export const approverChoices = defineList('listApproverChoices', {
  rows: (db: Db, { member }: Context) => managing(db, member.customerId),
  id: 'one.userId',
  search: 'users.nameKey',
  fields: { name: keyed('users.nameKey', 'users.name') },
  async load(db: Db, ids, { member }) {
    const managers = await managersAmong(db, member.customerId, ids)
    return managing(db, member.customerId)
      .select(['one.userId as id', 'one.rev', 'users.name', 'users.pictureUrl'])
      .where('one.userId', 'in', ['', ...managers])
      .execute()
  },
  present: byName,
  may: () => [],
})
