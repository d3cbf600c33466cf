import { sql } from 'kysely'
import type { Db } from '../../../server/database/tables'
import type { AdminActionKind } from '../adminAction'

/** Runs with the names of what they are about, as far as it is still there. */
export async function loadActions(db: Db, ids: readonly string[]) {
  const rows = await db
    .selectFrom('runs as run')
    .innerJoin('users as asker', 'asker.id', 'run.askedBy')
    .leftJoin('jobs as job', (join) =>
      join.onRef('job.subjectId', '=', 'run.id').on('job.kind', '=', 'runs.perform'),
    )
    .selectAll('run')
    .select(['job.progress', 'asker.name as askedByName'])
    .select(sql<AdminActionKind>`split_part(run.kind, '.', 2)`.as('shortKind'))
    .where('run.id', 'in', ids)
    .execute()
  const idsOf = (name: string) => rows.flatMap(({ params }) => params[name] ?? [])
  const named = await namesOf(db, {
    customers: rows.flatMap(({ customerId }) => customerId ?? []),
    users: [...idsOf('user'), ...idsOf('into')],
    assets: idsOf('asset'),
  })
  return rows.map((row) => {
    const find = (name: string) => named.get(row.params[name] ?? '')
    return {
      ...row,
      named: {
        asset: find('asset'),
        customer: named.get(row.customerId ?? ''),
        user: find('user'),
        into: find('into'),
      },
    }
  })
}

type Named = ReadonlyMap<string, { readonly id: string; readonly name: string }>
type Wanted = Readonly<Record<'customers' | 'users' | 'assets', readonly string[]>>

async function namesOf(db: Db, { customers, users, assets }: Wanted): Promise<Named> {
  const rows = await sql<{ id: string; name: string }>`
    select id, name from customers where id = any(${customers}::text[])
    union all select id, ${accountName} from users as account where id = any(${users}::text[])
    union all select id, name from media_assets where id = any(${assets}::text[])`.execute(db)
  return new Map(rows.rows.map((row) => [row.id, row]))
}

/** Two accounts of one person are told apart by their addresses. */
export const accountName = sql<string>`account.name || ' · ' || account.email`
