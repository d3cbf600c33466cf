import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { ulid } from 'ulid'
import { countInbox } from '../../src/features/home/server/inbox'
import { writeViewing, type Reported } from '../../src/features/home/server/writeViewing'
import { openDatabase, type OpenDatabase } from '../../src/server/database/openDatabase'
import { roleIdOf } from '../../src/session/server'
import { aChannel } from '../support/channels'
import { projectRoot } from '../support/projectRoot'
import { anAiredProgram } from '../support/work'
import { publishToListening, type House } from './inbox/publish'
import { measureInTurn, type Contender, type Ratio } from './measure'
import { prepareSessions } from './preparedSessions'

const followers = 100_000
const programs = 1_000
const rounds = 5
const listening = 300

/**
 * An inbox that is derived as it is read, beside one that holds a row for each person and program: what it takes to
 * publish, to count and to report, and how soon the badges of those who are there are right.
 */
export async function benchInbox(): Promise<Ratio[]> {
  const folder = mkdtempSync(join(tmpdir(), 'studio-inbox-'))
  try {
    const sessions = await prepareSessions(folder, listening)
    const database = await openDatabase({ projectRoot, dataDir: folder })
    const { house, unsent } = await fill(database, sessions[0]!.userId)
    const [rowEach] = await measureInTurn([aRowEach(database, house, unsent)], 2)
    await database.executeSql('vacuum analyze')
    const counts = await measureInTurn(counting(database, house), rounds)
    const reports = await measureInTurn(reporting(database, house), rounds)
    await database.close()
    const { published, badge } = await publishToListening(folder, sessions, { ...house, unsent })
    return [
      {
        what: `publish to ${followers.toLocaleString('en')} people`,
        ours: `${published.toFixed(0)} ms, one row`,
        against: `${rowEach!.median.toFixed(0)} ms, a row each`,
        ratio: published / rowEach!.median,
        target: { at: 'most', value: 0.01 },
      },
      compare(`counts of ${programs.toLocaleString('en')} programs`, counts, 2.5),
      compare('a report of five minutes', reports, 1.5),
      {
        what: `p95 of a badge, ${listening} listening`,
        ours: `${badge.toFixed(0)} ms`,
        against: '1000 ms promised',
        ratio: badge / 1_000,
        target: { at: 'most', value: 1 },
      },
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function compare(
  what: string,
  [ours, floor]: Awaited<ReturnType<typeof measureInTurn>>,
  most: number,
): Ratio {
  return {
    what,
    ours: `${ours!.median.toFixed(2)} ms`,
    against: `${floor!.median.toFixed(2)} ms ${floor!.name}`,
    ratio: ours!.median / floor!.median,
    target: { at: 'most', value: most },
  }
}

/** Everybody follows one channel, to which all programs but some were sent; there is a row each for the peer, too. */
async function fill({ db, executeSql }: OpenDatabase, userId: string) {
  const { customerId } = await db
    .selectFrom('memberships')
    .select('customerId')
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  const me = { userId, customerId }
  await db
    .insertInto('membershipRoles')
    .values({ ...me, roleId: roleIdOf('cm') })
    .execute()
  await executeSql(
    `insert into users (id, name, user_name, email, password_hash, created_at)
     select '01B' || lpad(n::text, 23, '0'), 'Person ' || n, 'p' || n, 'p' || n || '@bench.example', 'none', now()
     from generate_series(1, $1::int) as n`,
    [followers],
  )
  await executeSql(
    `insert into memberships (user_id, customer_id, created_at)
     select id, $1::text, now() from users where id like '01B%'`,
    [customerId],
  )
  const channelId = await aChannel(db, me)
  await executeSql(
    `insert into channel_subscriptions (customer_id, channel_id, user_id, state, asked_at, joined_at, from_at)
     select customer_id, $2::text, user_id, 'active', now(), now(), now() - interval '30 days'
     from memberships where customer_id = $1`,
    [customerId, channelId],
  )
  const ids: string[] = []
  for (let at = 0; at < programs + 2 * rounds; at += 1) ids.push(await anAiredProgram(db, me))
  const sent = ids.slice(0, programs)
  await db
    .insertInto('programDeliveries')
    .values(
      sent.map((programId) => ({
        id: ulid(),
        customerId,
        programId,
        channelId,
        deliveredAt: sql<Date>`now() - interval '1 day'`,
        createdAt: sql<Date>`now()`,
      })),
    )
    .execute()
  await executeSql(rowsOfPeer)
  await executeSql(
    `insert into bench_items (id, customer_id, user_id, program_id, delivered_at)
     select program_id, customer_id, $1::text, program_id, delivered_at from program_deliveries`,
    [userId],
  )
  return { house: { ...me, channelId, programId: sent[0]! }, unsent: ids.slice(programs) }
}

/** As migration 0006 had it, with the index that suits its counts best. */
const rowsOfPeer = `create table bench_items (
    id text primary key, customer_id text not null, user_id text not null, program_id text not null,
    source text not null default 'channel', state text not null default 'new', delivered_at timestamptz not null,
    unique (user_id, program_id),
    foreign key (user_id, customer_id) references memberships on delete cascade,
    foreign key (customer_id, program_id) references programs (customer_id, id) on delete cascade);
  create index bench_items_user on bench_items (customer_id, user_id) include (state)`

const timed = async (work: () => Promise<unknown>, times = 1) => {
  const startedAt = performance.now()
  for (let time = 0; time < times; time += 1) await work()
  return (performance.now() - startedAt) / times
}

function aRowEach(
  { executeSql }: OpenDatabase,
  house: House,
  unsent: readonly string[],
): Contender {
  let next = 0
  const insert = () => {
    const programId = unsent[next]!
    next += 1
    return executeSql(
      `insert into bench_items (id, customer_id, user_id, program_id, delivered_at)
       select $1::text || user_id, customer_id, user_id, $1, now() from channel_subscriptions
       where channel_id = $2 and state = 'active'`,
      [programId, house.channelId],
    )
  }
  return { name: 'a row each', run: () => timed(insert) }
}

function counting({ db }: OpenDatabase, { customerId, userId }: House): Contender[] {
  const asker = { customerId, userId, now: new Date() }
  const ours = db.selectNoFrom(sql`${countInbox(db, asker)}`.as('counts')).compile()
  const floor =
    sql`select count(*) filter (where state <> 'viewed'), count(*) filter (where state = 'viewed')
    from bench_items where customer_id = ${customerId} and user_id = ${userId}`.compile(db)
  return [
    { name: 'derived', run: () => timed(() => db.executeQuery(ours), 50) },
    { name: 'of rows, index alone', run: () => timed(() => db.executeQuery(floor), 50) },
  ]
}

const seconds = 300

function reporting({ db }: OpenDatabase, { customerId, userId, programId }: House): Contender[] {
  const sessionId = ulid()
  const reported: Reported = {
    customerId,
    userId,
    programId,
    versionNo: 1,
    publishedNo: 1,
    coverage: '1'.repeat(15).padEnd(seconds, '0'),
    positionMs: 15_000,
    positionFrom: sessionId,
    sessionId,
    source: 'feed',
    device: 'computer',
    isTimed: false,
    now: new Date(),
  }
  const bare = sql`with visited as (
      insert into view_sessions (program_id, version_no, session_id, user_id, customer_id, source, device,
        started_at, reported_slot, coverage)
      values (${programId}, 1, ${sessionId}, ${userId}, ${customerId}, 'feed', 'computer', now(), 1,
        ${reported.coverage}::bit varying)
      on conflict (program_id, version_no, viewer, session_id) do update set coverage = excluded.coverage)
    insert into viewings (user_id, program_id, customer_id, version_no, coverage, position_ms, opened_at)
    values (${userId}, ${programId}, ${customerId}, 1, ${reported.coverage}::bit varying, 15000, now())
    on conflict (user_id, program_id) do update set
      coverage = excluded.coverage, position_ms = excluded.position_ms`.compile(db)
  return [
    { name: 'merged', run: () => timed(() => writeViewing(db, reported), 50) },
    { name: 'bare upserts', run: () => timed(() => db.executeQuery(bare), 50) },
  ]
}
