// One query crosses customers; all else begins with what it has found (reach.md 8).
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../../../support/projectRoot'

const sources = readdirSync(join(projectRoot, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('main/demo/'))
  .map((file) => ({ file, text: readFileSync(join(projectRoot, 'src', file), 'utf8') }))

/** Tables of which a row belongs to two customers. */
const read = /selectFrom\(\s*'(orders|orderItems|orderAssets|orderEvents|orderTimes)\b/

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
  const reading = sources.filter(({ text }) => read.test(text)).map(({ file }) => file)
  expect(reading.toSorted()).toEqual(Object.keys(others).toSorted())
})

test('orders themselves are read by the one query, and by what serves their media', () => {
  const reading = sources.filter(({ text }) => /selectFrom\(\s*'orders\b/.test(text))
  expect(reading.map(({ file }) => file).toSorted()).toEqual([
    'features/pro-edits/server/orderOf.ts',
    'features/pro-edits/server/orderStand.ts',
  ])
})
