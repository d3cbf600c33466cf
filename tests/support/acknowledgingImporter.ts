/**
 * A separate process that imports contacts, round by round, and prints what it was answered once
 * that is committed. It first sends again all rows of the round in which the last process was killed.
 */
import { openDatabase } from '../../src/server/database/openDatabase'
import { contextOf, createContacts, importTestContacts } from './contacts'
import { projectRoot } from './projectRoot'

const [dataDir, first = '0'] = process.argv.slice(2)
const database = await openDatabase({ projectRoot, dataDir })
await createContacts(database).catch(() => {})

const context = await contextOf(database)
const { rows } = await database.executeSql(
  'select user_id, customer_id from imports order by created_at limit 1',
)
const [known] = rows as { user_id: string; customer_id: string }[]
const member = known
  ? { ...context.member, userId: known.user_id, customerId: known.customer_id }
  : context.member

const batches = 6
const perBatch = 5

for (let round = Math.max(0, Number(first) - 1); ; round += 1) {
  for (let batch = 0; batch < batches; batch += 1) {
    const sent = Array.from({ length: perBatch }, (_, at) => ({
      name: `Row ${at}`,
      email: `r${round}-${batch * perBatch + at}@test.example`,
      lists: at % 2 ? ['g1'] : [],
    }))
    const answer = await database.db
      .transaction()
      .execute((db) =>
        importTestContacts(
          { importId: `import ${round}`, dryRun: false, mode: 'fill', rows: sent },
          { ...context, member, db },
        ),
      )
    const ids = answer.rows.map(({ verdict, id }) => `${verdict} ${id}`)
    process.stdout.write(`${JSON.stringify({ round, batch, ids })}\n`)
  }
}
