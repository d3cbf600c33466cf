// One query crosses customers; all else begins with what it has found (reach.md 8).
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { projectRoot } from '../../../support/projectRoot'

const sources = readdirSync(join(projectRoot, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('main/demo/'))
  .map((file) => ({ file, text: readFileSync(join(projectRoot, 'src', file), 'utf8') }))

/** Whether a file asks one of these tables, by a query that is built or by SQL. */
function asking(...tables: readonly string[]) {
  const columns = tables.map((name) =>
    name.replaceAll(/[A-Z]/g, (sign) => `_${sign.toLowerCase()}`),
  )
  const built = `\\b(?:\\w*from|\\w*join\\w*|using|sql\\.table|namesIn|through)\\(\\s*\\[?\\s*'(?:${tables.join('|')})\\b`
  const written = `\\b(?:from|join|using)\\s+(?:lateral\\s+|only\\s+)?"?(?:${columns.join('|')})\\b`
  const either = new RegExp(`${built}|${written}`, 'i')
  return (text: string) => either.test(text)
}

/** Tables of which a row belongs to two customers. */
const asksAny = asking('orders', 'orderItems', 'orderAssets', 'orderEvents', 'orderTimes')
const asksOrders = asking('orders')

describe('a question is seen', () => {
  test.each([
    "db.selectFrom('orders')",
    "db.selectFrom(['orderItems as item', 'files'])",
    "db.selectFrom(\n  'orders as ordered')",
    ".leftJoin('orderTimes as spent', (join) => join)",
    ".innerJoin('orderAssets as item', 'item.orderId', 'ordered.id')",
    ".innerJoinLateral('orders as other')",
    "update.from('orders')",
    "sql.table('orders')",
    "namesIn('orders')",
    'sql`select 1 from orders ordered`',
    'sql`select 1 FROM order_items`',
    'sql`left join order_times spent on true`',
    'sql`delete from tasks using orders`',
  ])('%s', (text) => {
    expect(asksAny(text)).toBe(true)
  })

  test.each([
    "selectFrom('orderings')",
    "updateTable('orders')",
    'from ordered',
    "tell({ topic: 'orders' })",
  ])('and none in %s', (text) => {
    expect(asksAny(text)).toBe(false)
  })
})

/** Who reads orders besides, and why that crosses nothing. */
const others = {
  'features/pro-edits/server/copyDelivery.ts': 'a job, which nobody asks',
  'features/pro-edits/server/getLoad.ts': 'by the ids of orders that were found',
  'features/pro-edits/server/getOrder.ts': 'by the id of an order that was found',
  'features/pro-edits/server/items.ts': 'by the id of an order that was found',
  'features/pro-edits/server/loadOrders.ts': 'by the ids of orders that were found',
  'features/pro-edits/server/orderStand.ts': 'an address that was signed for an order',
  'features/pro-edits/server/orderOf.ts': 'the query itself',
}

test('no other file reads orders, or what belongs to them', () => {
  const reading = sources.filter(({ text }) => asksAny(text)).map(({ file }) => file)
  expect(reading.toSorted()).toEqual(Object.keys(others).toSorted())
})

test('orders themselves are read by the one query, and by what serves their media', () => {
  const reading = sources.filter(({ text }) => asksOrders(text))
  expect(reading.map(({ file }) => file).toSorted()).toEqual([
    'features/pro-edits/server/orderOf.ts',
    'features/pro-edits/server/orderStand.ts',
  ])
})
