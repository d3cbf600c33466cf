import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { compiledOnce } from '../../../src/server/database/compiledOnce'
import { freshDatabase } from '../../support/freshDatabase'

const { db } = await freshDatabase()

interface Given {
  readonly first: string | null
  readonly second: number
}

let worded = 0
const ask = compiledOnce<Given, unknown>(['first', 'second'], (of, { first, second }) => {
  worded += 1
  const text = sql`${second}::int + ${1}::int`.as('nextNumber')
  return of.selectNoFrom([
    sql`${first}::text`.as('saidFirst'),
    text,
    sql`${first}::text`.as('again'),
  ])
})

test.each<{ given: Given; row: object }>([
  { given: { first: 'a', second: 1 }, row: { saidFirst: 'a', nextNumber: 2, again: 'a' } },
  { given: { second: 5, first: 'b' }, row: { saidFirst: 'b', nextNumber: 6, again: 'b' } },
  { given: { first: null, second: 0 }, row: { saidFirst: null, nextNumber: 1, again: null } },
])('a query that is worded once answers by the values of each time: $given', async (row) => {
  expect(await ask(db, row.given)).toEqual([row.row])
  expect(worded).toBe(1)
})
