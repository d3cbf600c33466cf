/** What an action is asked about: each kind has its own, and all of it has to be there. */
import type { AskAdminActionRequest } from '../../../../generated/facts/features/admin-actions'
import type { Context } from '../../../server/context'
import { malformedRequest } from '../../../server/errors'
import { kindRules, type Parameter } from '../adminAction'

type Values = AskAdminActionRequest['values']

interface Parameters {
  readonly customerId: string | null
  readonly params: Readonly<Record<string, string>>
}

const dayMs = 86_400_000

export async function readParameters(values: Values, context: Context): Promise<Parameters> {
  const { needs } = kindRules[values.kind]
  const missing = needs.filter((name) => values[name] === undefined)
  if (missing.length > 0) throw unfit(missing, 'required')
  const given = Object.fromEntries(needs.map((name) => [name, String(values[name])]))
  const customerId = await findCustomer(values, context)
  if (values.kind === 'mergeUsers') await ensureMergeable(values, context)
  // The real run takes no more than the trial said, however much later it is.
  const before = new Date(context.now.getTime() - (values.days ?? 0) * dayMs).toISOString()
  const params = needs.includes('days') ? { ...given, before } : given
  return { customerId, params }
}

async function findCustomer(values: Values, { db }: Context): Promise<string | null> {
  const { needs } = kindRules[values.kind]
  if (needs.includes('asset')) {
    const asset = await db
      .selectFrom('mediaAssets')
      .select('customerId')
      .where('id', '=', values.asset ?? '')
      .executeTakeFirst()
    if (!asset || asset.customerId !== (values.customer ?? asset.customerId))
      throw unfit(['asset'], 'enum')
    return asset.customerId
  }
  if (!needs.includes('customer')) return null
  const customer = await db
    .selectFrom('customers')
    .select('id')
    .where('id', '=', values.customer ?? '')
    .executeTakeFirst()
  if (!customer) throw unfit(['customer'], 'enum')
  return customer.id
}

async function ensureMergeable({ user, into }: Values, { db, member }: Context): Promise<void> {
  // Nobody merges away the account that they act by.
  if (user === into || user === member.userId) throw unfit(['user'], 'enum')
  const found = await db
    .selectFrom('users')
    .select(['id', 'state'])
    .where('id', 'in', [user ?? '', into ?? ''])
    .execute()
  if (!found.some(({ id }) => id === user)) throw unfit(['user'], 'enum')
  const kept = found.find(({ id }) => id === into)
  if (kept?.state !== 'active' && kept?.state !== 'invited') throw unfit(['into'], 'enum')
}

const unfit = (names: readonly Parameter[], code: 'required' | 'enum') =>
  malformedRequest(
    `${names.map((name) => `\`values.${name}\``).join(' and ')} ${code === 'required' ? 'must be there' : 'cannot be used here'}.`,
    names.map((name) => ({ field: `values.${name}`, code })),
  )
