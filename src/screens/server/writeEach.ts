import { sql } from 'kysely'
import type { Context } from '../../server/context'
import { Failure } from '../../server/errors'

/**
 * Writes all of these at once; where one is refused, one by one, so that it keeps none of the others
 * back. Answers the codes of those that were refused.
 */
export async function writeEach<Each>(
  all: readonly Each[],
  context: Pick<Context, 'db'>,
  write: (some: readonly Each[]) => Promise<unknown>,
): Promise<Map<Each, string>> {
  const refused = new Map<Each, string>()
  if (all.length === 0) return refused
  const code = await attempt(context, () => write(all))
  const [only, ...others] = all
  if (code === undefined) return refused
  if (others.length === 0) return refused.set(only!, code)
  for (const each of all) {
    const own = await attempt(context, () => write([each]))
    if (own !== undefined) refused.set(each, own)
  }
  return refused
}

/** Undefined, or the code of the failure, of which nothing stays written. */
async function attempt(
  { db }: Pick<Context, 'db'>,
  write: () => Promise<unknown>,
): Promise<string | undefined> {
  await sql`savepoint attempt`.execute(db)
  try {
    await write()
    await sql`release savepoint attempt`.execute(db)
    return undefined
  } catch (fault) {
    if (!(fault instanceof Failure)) throw fault
    await sql`rollback to savepoint attempt`.execute(db)
    return fault.code
  }
}
