import type { FailureCode } from '../../../generated/facts/failures'
import { constraintOf, isForeignKeyViolation } from '../../server/database/faults'
import { failure, malformedRequest } from '../../server/errors'

/** The failure to answer where a constraint of the database, by its name, is violated. */
export type Taken = Readonly<Record<string, FailureCode>>

/** Turns violations of constraints into failures; everything else stays what it is. */
export async function refusing<Result>(
  taken: Taken = {},
  write: () => Promise<Result>,
): Promise<Result> {
  try {
    return await write()
  } catch (fault) {
    const constraint = constraintOf(fault)
    const code = constraint === undefined ? undefined : taken[constraint]
    if (code !== undefined) throw failure(code)
    if (isForeignKeyViolation(fault)) {
      throw malformedRequest('It names something that does not exist, or that is in use.')
    }
    throw fault
  }
}
