import { flags, type FlagId } from '../../../generated/facts/flags'

/** Of a customer's row, exactly the flags the manifest knows. */
export function flagsOf(customer: Readonly<Record<FlagId, boolean>>): Record<FlagId, boolean> {
  const ids = Object.keys(flags) as FlagId[]
  return Object.fromEntries(ids.map((id) => [id, customer[id]])) as Record<FlagId, boolean>
}
