import { vi } from 'vitest'
import { waitMs } from '../run/limits'

/** Tries again until nothing is thrown. How long that takes is the machine's affair, as with `expect.poll`. */
export const eventually = <Result>(attempt: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(attempt, { timeout: waitMs })
