import { addSharePage } from '../../../../generated/facts/features/sharing'
import { rolesFor } from '../../../access/ownRole'
import { rowScopeOf } from '../../../access/rowScope'
import type { Context } from '../../../server/context'
import { mayUse } from '../../../session/server'
import type { Watchable } from './watchable'

/** Whether this person may put it on a page for people without an account. */
export function mayShare(
  { ownerUserId }: Pick<Watchable, 'ownerUserId'>,
  { member, services }: Context,
): boolean {
  if (!mayUse(addSharePage.id, member, services.session)) return false
  const scope = rowScopeOf(addSharePage, rolesFor(addSharePage.id, member.held))
  return scope === 'customer' || ownerUserId === member.userId
}
