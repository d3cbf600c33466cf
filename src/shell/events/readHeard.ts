import { heardEventSchema, type HeardEvent } from '../../../generated/facts/features/events'

/** An event of a newer server may be none that this page knows. */
export function readHeard(data: string): HeardEvent[] {
  try {
    const read = heardEventSchema.safeParse(JSON.parse(data))
    return read.success ? [read.data] : []
  } catch {
    return []
  }
}
