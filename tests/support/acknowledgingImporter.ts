/**
 * A separate process that imports contacts or users, round by round, and prints what it was answered once
 * that is committed. It first sends again all rows of the round in which the last process was killed.
 */
import { importUsers } from '../../src/features/audience/server/importUsers'
import { joinByRole } from '../../src/features/channels/server'
import { openDatabase } from '../../src/server/database/openDatabase'
import { roleIdOf } from '../../src/session/server'
import { contextOf, createContacts, importTestContacts } from './contacts'
import { projectRoot } from './projectRoot'

const [dataDir = '', first = '0', kind = 'contacts'] = process.argv.slice(2)
const database = await openDatabase({ projectRoot, dataDir })
if (kind === 'contacts') await createContacts(database).catch(() => {})

const given = await contextOf(database)
const services = { ...given.services, memberJoined: joinByRole }
const context = { ...given, services }
const imports = await database.executeSql(
  'select user_id, customer_id from imports order by created_at limit 1',
)
const [known] = imports.rows as { user_id: string; customer_id: string }[]
const member = known
  ? { ...context.member, userId: known.user_id, customerId: known.customer_id }
  : context.member

await database.db.updateTable('customers').set({ seats: 100_000 }).execute()

const batches = 6
const perBatch = 5

for (let round = Math.max(0, Number(first) - 1); ; round += 1) {
  for (let batch = 0; batch < batches; batch += 1) {
    const sent = Array.from({ length: perBatch }, (_, at) => ({
      name: `Row ${at}`,
      email: `r${round}-${batch * perBatch + at}@test.example`,
    }))
    const how = { importId: `import ${round}`, dryRun: false, mode: 'fill' } as const
    const answer = await database.db.transaction().execute((db) => {
      const within = { ...context, member, db }
      if (kind === 'users') {
        const rows = sent.map((row) => ({ ...row, roles: [roleIdOf('viewer')] }))
        return importUsers({ ...how, rows }, within)
      }
      const rows = sent.map((row, at) => ({ ...row, lists: at % 2 ? ['g1'] : [] }))
      return importTestContacts({ ...how, rows }, within)
    })
    const ids = answer.rows.map(({ verdict, id }) => `${verdict} ${id}`)
    process.stdout.write(`${JSON.stringify({ round, batch, ids })}\n`)
  }
}
