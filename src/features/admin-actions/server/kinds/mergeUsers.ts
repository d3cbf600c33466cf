import { defineRun, RunRefused, type RunLine } from '../../../../server/runs/run'
import { countThings } from '../../thing'
import { mergeAccounts, type MergedAccounts } from '../../../../session/server'

/** Gives all that one account has to another one. The trial does the same and takes it back. */
export const mergeUsers = defineRun({
  kind: 'adminActions.mergeUsers',
  async run({ params: { user = '', into = '' }, isDryRun }, { database, now, services, say }) {
    const told = await database.db
      .transaction()
      .execute(async (db) => {
        const merged = await mergeAccounts({ from: user, into }, { db, now: now(), services })
        if (isDryRun) throw new Tried(merged)
        return merged
      })
      .catch((fault: unknown) => {
        if (fault instanceof Tried) return fault.merged
        throw fault
      })
    if (told === undefined) throw new RunRefused({ key: 'adminActions.log.accountGone' })
    for (const line of linesOf(told, isDryRun)) await say(line)
  },
})

/** Ends the transaction of a trial. */
class Tried extends Error {
  constructor(readonly merged: MergedAccounts | undefined) {
    super('tried')
  }
}

function* linesOf(
  { customers, moved, doubled, sessions }: MergedAccounts,
  isDryRun: boolean,
): Iterable<RunLine> {
  const say = isDryRun ? ('wouldMerge' as const) : ('merged' as const)
  for (const name of customers) yield { key: `adminActions.log.${say}.customer`, name }
  for (const [name, count] of countThings(moved))
    yield { key: `adminActions.log.${say}.rows`, name, count }
  for (const [name, count] of countThings(doubled))
    yield { key: `adminActions.log.${say}.doubled`, name, count }
  yield { key: `adminActions.log.${say}.sessions`, count: sessions }
}
