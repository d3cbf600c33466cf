import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { sumCurve } from '../../src/features/analytics/server/sums/sumCurve'
import { migrate, readMigrations } from '../../src/server/database/migrate'
import { openDatabase, type OpenDatabase } from '../../src/server/database/openDatabase'
import { writeRoles } from '../../src/session/server/writeRoles'
import { aMember } from '../support/people'
import { projectRoot } from '../support/projectRoot'
import { anAiredProgram } from '../support/work'
import { measureInTurn, type Ratio } from './measure'

const sessions = 100_000
const seconds = 600
const rounds = 3

/**
 * The curve of 100,000 visits of a film of ten minutes, beside a bare aggregate over the same rows, and beside SQL that
 * sums the same stretches.
 */
export async function benchCurves(): Promise<Ratio[]> {
  const folder = mkdtempSync(join(tmpdir(), 'studio-curves-'))
  try {
    const database = await openDatabase({ projectRoot, dataDir: folder })
    const { db } = database
    await migrate(db, readMigrations(join(projectRoot, 'src/server/database/migrations')))
    await writeRoles(db, (title) => title)
    const of = await fill(database)
    const rows = sql`from view_sessions where program_id = ${of.programId} and version_no = 1 and is_play`
    const contenders = [
      { name: 'sumCurve', run: timed(() => sumCurve(db, of)) },
      {
        name: 'a bare aggregate',
        run: timed(() => sql`select count(*), sum(bit_count(coverage)) ${rows}`.execute(db)),
      },
    ]
    const [ours, bare] = await measureInTurn(contenders, rounds)
    // It takes so long that once has to be enough.
    const inSql = await timed(() =>
      sql`select at, sum(get_bit(coverage, at * 3)) from (select coverage ${rows}) session,
        generate_series(0, 199) at group by at`.execute(db),
    )()
    await database.close()
    const floors = [bare!, { name: 'SQL that sums one second of each stretch', median: inSql }]
    return floors.map(({ name, median }) => ({
      what: `a curve of ${sessions.toLocaleString('en')} visits`,
      ours: `${ours!.median.toFixed(0)} ms`,
      against: `${median.toFixed(0)} ms ${name}`,
      ratio: ours!.median / median,
    }))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const timed = (work: () => Promise<unknown>) => async () => {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

/** Each leaves somewhere on the way. */
async function fill({ db, executeSql }: OpenDatabase) {
  const owner = await aMember(db, { roles: ['cm'] })
  const programId = await anAiredProgram(db, owner)
  const { customerId } = owner
  await executeSql(
    `insert into view_sessions (program_id, version_no, session_id, customer_id, source, device, started_at,
       reported_slot, coverage)
     select $1, 1, 'visit-' || n, $2, 'share', 'computer', '2026-11-10', 0,
       rpad(repeat('1', 60 + (n * 7919) % ${seconds - 60}), ${seconds}, '0')::bit varying
     from generate_series(1, ${sessions}) as n`,
    [programId, customerId],
  )
  await executeSql('vacuum analyze')
  return { customerId, programId, versionNo: 1, month: '2026-11-01', zone: 'UTC' }
}
