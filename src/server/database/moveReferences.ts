/** Makes rows that refer to one row refer to another, wherever foreign keys say that they do. */
import { sql } from 'kysely'
import { isUniqueViolation } from './faults'
import type { Db } from './tables'

interface Reference {
  readonly table: string
  readonly column: string
}

export interface MovedRows {
  /** By table. */
  readonly moved: ReadonlyMap<string, number>
  /** Rows that stay, since the other one has the same already. */
  readonly doubled: ReadonlyMap<string, number>
}

/**
 * Inside a transaction. `to` names the tables that are referred to, with their column; `except` names
 * tables that keep what they say.
 */
export async function moveReferences(
  db: Db,
  { from, into }: { readonly from: string; readonly into: string },
  to: readonly Reference[],
  except: readonly string[],
): Promise<MovedRows> {
  const moved = new Map<string, number>()
  const doubled = new Map<string, number>()
  for (const each of await findReferences(db, to)) {
    if (except.includes(each.table)) continue
    const rows = await listRows(db, each, from)
    const count = await moveAll(db, each, rows, into)
    add(moved, each.table, count)
    add(doubled, each.table, rows.length - count)
  }
  return { moved, doubled }
}

function add(counts: Map<string, number>, table: string, count: number): void {
  if (count > 0) counts.set(table, (counts.get(table) ?? 0) + count)
}

async function findReferences(db: Db, to: readonly Reference[]): Promise<readonly Reference[]> {
  const wanted = to.map(({ table, column }) => `${table}.${column}`)
  const { rows } = await sql<Reference>`
    select distinct referring.relname::text as table, own.attname::text as column
    from pg_constraint as key
    join pg_class as referring on referring.oid = key.conrelid
    join pg_class as referred on referred.oid = key.confrelid
    cross join unnest(key.conkey, key.confkey) as pair (own_no, other_no)
    join pg_attribute as own on own.attrelid = key.conrelid and own.attnum = pair.own_no
    join pg_attribute as other on other.attrelid = key.confrelid and other.attnum = pair.other_no
    where key.contype = 'f' and referring.relnamespace = current_schema()::regnamespace
      and referred.relname || '.' || other.attname = any(${wanted}::text[])
    order by 1, 2`.execute(db)
  return rows
}

async function listRows(db: Db, { table, column }: Reference, from: string): Promise<string[]> {
  const { rows } = await sql<{ place: string }>`
    select ctid::text as place from ${sql.table(table)} where ${sql.ref(column)} = ${from}`.execute(
    db,
  )
  return rows.map(({ place }) => place)
}

/** All at once; where some are there already, one by one. @returns how many were moved */
async function moveAll(
  db: Db,
  { table, column }: Reference,
  places: readonly string[],
  into: string,
): Promise<number> {
  const write = (some: readonly string[]) =>
    sql`update ${sql.table(table)} set ${sql.ref(column)} = ${into}
      where ctid = any(${[...some]}::text[]::tid[])`.execute(db)
  if (places.length === 0) return 0
  if (await attempt(db, () => write(places))) return places.length
  let count = 0
  for (const place of places) if (await attempt(db, () => write([place]))) count += 1
  return count
}

async function attempt(db: Db, write: () => Promise<unknown>): Promise<boolean> {
  await sql`savepoint moving`.execute(db)
  try {
    await write()
    await sql`release savepoint moving`.execute(db)
    return true
  } catch (fault) {
    if (!isUniqueViolation(fault)) throw fault
    await sql`rollback to savepoint moving`.execute(db)
    return false
  }
}
