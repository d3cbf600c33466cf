/** All that is stored of a customer, as one file: a line of JSON for each row and each media file. */
import { Readable } from 'node:stream'
import { defineRun, RunRefused, type RunWork } from '../../../../server/runs/run'
import { pagesOfFiles } from '../../../media/server'
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
    for (const table of tables) {
      const count = await countRows(db, table, customer.id)
      if (count > 0)
        await work.say({ key: 'adminActions.log.wouldExport', name: table.name, count })
    }
    return undefined
  },
})

async function* linesOf(
  customerId: string,
  tables: readonly CustomerTable[],
  { database: { db }, services, signal, report, say }: RunWork,
): AsyncIterable<string> {
  for (const [at, table] of tables.entries()) {
    let count = 0
    for await (const row of readRows(db, table, customerId)) {
      signal.throwIfAborted()
      count += 1
      yield `{"table":${JSON.stringify(table.name)},"row":${row}}\n`
    }
    if (count > 0) await say({ key: 'adminActions.log.exported', name: table.name, count })
    report((100 * (at + 1)) / (tables.length + 1))
  }
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
