import { flags, type FlagId } from '../../../generated/facts/flags'

/**
 * A customer's value for every flag of the manifest; flags that were never set have their default.
 */
export function flagsOf(customer: {
  readonly flags: Readonly<Record<string, boolean>>
}): Record<FlagId, boolean> {
  return Object.fromEntries(
    Object.entries(flags).map(([id, flag]) => [id, customer.flags[id] ?? flag.default]),
  ) as Record<FlagId, boolean>
}
