import { flags, type FlagId } from '../../../generated/facts/flags'

/** Of a customer's row, exactly the flags the manifest knows; one that was never set has its default. */
export function flagsOf(customer: {
  readonly flags: Readonly<Record<string, boolean>>
}): Record<FlagId, boolean> {
  return Object.fromEntries(
    Object.entries(flags).map(([id, flag]) => [id, customer.flags[id] ?? flag.default]),
  ) as Record<FlagId, boolean>
}
