import { sql } from 'kysely'
import type { Context } from '../../server/context'
import { Failure } from '../../server/errors'

/** Why something was refused, with what fills the {names} of its text. */
export interface Refusal {
  readonly code: string
  readonly params?: Readonly<Record<string, string>>
}

/**
 * Writes all of these at once; where one is refused, one by one, so that it keeps none of the others
 * back. Answers why those were refused that were.
 */
export async function writeEach<Each>(
  all: readonly Each[],
  context: Pick<Context, 'db'>,
  write: (some: readonly Each[]) => Promise<unknown>,
): Promise<Map<Each, Refusal>> {
  const refused = new Map<Each, Refusal>()
  if (all.length === 0) return refused
  const refusal = await attempt(context, () => write(all))
  const [only, ...others] = all
  if (refusal === undefined) return refused
  if (others.length === 0) return refused.set(only!, refusal)
  for (const each of all) {
    const own = await attempt(context, () => write([each]))
    if (own !== undefined) refused.set(each, own)
  }
  return refused
}

/** Undefined, or why not; then nothing of it stays written. */
async function attempt(
  { db }: Pick<Context, 'db'>,
  write: () => Promise<unknown>,
): Promise<Refusal | undefined> {
  await sql`savepoint attempt`.execute(db)
  try {
    await write()
    await sql`release savepoint attempt`.execute(db)
    return undefined
  } catch (fault) {
    if (!(fault instanceof Failure)) throw fault
    await sql`rollback to savepoint attempt`.execute(db)
    return { code: fault.code, ...(fault.params && { params: fault.params }) }
  }
}
