/**
 * The schema of a database as text, the same on every PostgreSQL version, to be reviewed as a diff.
 */
import { sql, type Kysely } from 'kysely'

interface Column {
  readonly table: string
  readonly line: string
}

export async function describeSchema<Tables>(db: Kysely<Tables>): Promise<string> {
  const plain = db.withoutPlugins()
  const columns = await sql<Column>`
    select relname as table,
      attname || ' ' || format_type(atttypid, atttypmod)
        || case when attnotnull then ' not null' else '' end
        || case when attgenerated = '' then coalesce(' default ' || pg_get_expr(adbin, adrelid), '')
           else ' generated always as (' || pg_get_expr(adbin, adrelid) || ')' end as line
    from pg_attribute join pg_class on pg_class.oid = attrelid
      left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where relkind = 'r' and relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped
    order by relname, attnum`.execute(plain)
  // Newer servers also list "not null" as constraints; the columns show it already.
  const constraints = await sql<Column>`
    select conrelid::regclass::text as table, conname || ' ' || pg_get_constraintdef(oid) as line
    from pg_constraint where connamespace = 'public'::regnamespace and contype in ('p', 'u', 'f', 'c')
    order by 1, contype, conname`.execute(plain)
  const indexes = await sql<Column>`
    select tablename as table, indexdef as line from pg_indexes
    where schemaname = 'public' and not exists (
      select from pg_constraint where conname = indexname and contype in ('p', 'u'))
    order by 1, indexname`.execute(plain)

  const comments = await sql<Column>`
    select relname as table, 'comment on ' || case objsubid when 0 then 'table ' || relname
        else 'column ' || relname || '.' || attname end || ' is ' || quote_literal(description) as line
    from pg_description join pg_class on pg_class.oid = objoid
      left join pg_attribute on attrelid = objoid and attnum = objsubid and objsubid > 0
    where classoid = 'pg_class'::regclass and relkind = 'r' and relnamespace = 'public'::regnamespace
    order by 1, objsubid`.execute(plain)

  const tables = [...new Set(columns.rows.map(({ table }) => table))]
  const linesOf = (rows: readonly Column[], table: string) =>
    rows.filter((row) => row.table === table).map(({ line }) => line)
  return tables
    .map((table) => {
      const laws = linesOf(constraints.rows, table).map((law) => `constraint ${law}`)
      const body = [...linesOf(columns.rows, table), ...laws].map((line) => `  ${line}`).join(',\n')
      const ways = linesOf(indexes.rows, table).map(
        (line) => `${line.replace(' ON public.', ' ON ')};\n`,
      )
      const notes = linesOf(comments.rows, table).map((line) => `${line};\n`)
      return `create table ${table} (\n${body}\n);\n${[...ways, ...notes].join('')}`
    })
    .join('\n')
}
