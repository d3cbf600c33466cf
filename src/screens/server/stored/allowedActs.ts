import { can } from '../../../access/can'
import { rolesFor } from '../../../access/ownRole'
import { rowScopeOf } from '../../../access/rowScope'
import { worldOf } from '../../../access/worldOf'
import type { Member } from '../../../server/context'
import type { StoredCall, StoredFacts } from './storedFacts'
import type { StoredRow } from './storedList'

/** Those acts for which there is a call that the member may make and that would change the row. */
export function allowedActs(
  acts: readonly string[],
  facts: StoredFacts,
  member: Member,
  row: StoredRow,
): string[] {
  const calls = Object.entries(facts.calls)
  return acts.filter((act) =>
    calls.some(
      ([id, call]) =>
        actOf(call) === act && isMeant(call, facts, row) && mayMake(id, call, facts, member, row),
    ),
  )
}

const actOf = ({ does, may }: StoredCall) => (does === 'update' ? 'edit' : may)

function isMeant({ does, sets }: StoredCall, { hasTrash, columns }: StoredFacts, row: StoredRow) {
  const isTrashed = hasTrash && row.deletedAt !== null
  if (does === 'restore') return isTrashed
  if (does === 'erase') return isTrashed === hasTrash
  const differs = Object.entries(sets ?? {}).some(
    ([field, value]) => row[columns[field]!.column] !== value,
  )
  return !isTrashed && (sets === undefined || differs)
}

function mayMake(
  id: string,
  call: StoredCall,
  { isGlobal }: StoredFacts,
  { held, flags, userId }: Member,
  row: StoredRow,
): boolean {
  const roles = rolesFor(id, held)
  if (!can(call.access, worldOf(roles, flags))) return false
  return isGlobal || rowScopeOf(call, roles) === 'customer' || row['createdBy'] === userId
}
