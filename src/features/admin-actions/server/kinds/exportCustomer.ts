/** All that is stored of a customer, as one file: a line of JSON for each row and each media file. */
import { Readable } from 'node:stream'
import { defineRun, RunRefused, type RunWork } from '../../../../server/runs/run'
import { pagesOfFiles } from '../../../media/server'
import { countThings } from '../../thing'
import { countRows, listCustomerTables, readRows, type CustomerTable } from './customerTables'

export const exportCustomer = defineRun({
  kind: 'adminActions.exportCustomer',
  async run({ customerId, isDryRun }, work) {
    const { db } = work.database
    const customer = await db
      .selectFrom('customers')
      .select(['id', 'name'])
      .where('id', '=', customerId ?? '')
      .executeTakeFirst()
    if (!customer) throw new RunRefused({ key: 'adminActions.log.customerGone' })
    const tables = await listCustomerTables(db)
    if (!isDryRun) {
      const day = work.now().toISOString().slice(0, 10)
      const body = Readable.from(linesOf(customer.id, tables, work), { objectMode: false })
      return { name: `${fileName(customer.name)}-${day}.ndjson`, body }
    }
    const counts = new Map<string, number>()
    for (const table of tables) counts.set(table.name, await countRows(db, table, customer.id))
    await sayCounts('adminActions.log.wouldExport', counts, work)
    return undefined
  },
})

/** How many there are of all that there is something of, as people call it. */
async function sayCounts(
  key: 'adminActions.log.wouldExport' | 'adminActions.log.exported',
  tables: ReadonlyMap<string, number>,
  { say }: RunWork,
): Promise<void> {
  for (const [name, count] of countThings(tables)) if (count > 0) await say({ key, name, count })
}

async function* linesOf(
  customerId: string,
  tables: readonly CustomerTable[],
  work: RunWork,
): AsyncIterable<string> {
  const { services, signal, report, say } = work
  const { db } = work.database
  const counts = new Map<string, number>()
  for (const [at, table] of tables.entries()) {
    for await (const row of readRows(db, table, customerId)) {
      signal.throwIfAborted()
      counts.set(table.name, (counts.get(table.name) ?? 0) + 1)
      yield `{"table":${JSON.stringify(table.name)},"row":${row}}\n`
    }
    report((100 * (at + 1)) / (tables.length + 1))
  }
  await sayCounts('adminActions.log.exported', counts, work)
  let count = 0
  for await (const files of pagesOfFiles(customerId, services)) {
    signal.throwIfAborted()
    count += files.length
    for (const { key, bytes } of files) yield `${JSON.stringify({ file: key, bytes })}\n`
  }
  await say({ key: 'adminActions.log.files', count })
}

const fileName = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/[^\w]+/g, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase() || 'customer'
