import type { Ref } from '../../../../generated/facts/features/screens'
import type { Context } from '../../../server/context'
import { failure } from '../../../server/errors'
import { editsForOthers } from '../../programs/server'

/** Who edits for this customer, as long as they do. */
export const vendorOf = ({ db, member }: Context): Promise<Ref | undefined> =>
  db
    .selectFrom('customers as buyer')
    .innerJoin('customers as vendor', 'vendor.id', 'buyer.vendorCustomerId')
    .select(['vendor.id', 'vendor.name'])
    .where('buyer.id', '=', member.customerId)
    .where(editsForOthers('vendor'))
    .executeTakeFirst()

/** Refuses where nobody does. */
export async function requireVendor(context: Context): Promise<Ref> {
  const vendor = await vendorOf(context)
  if (!vendor) throw failure('noEditors')
  return vendor
}
