import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ServedCallId } from '../../generated/wiring/calls'
import type {
  EditStoryboardRequest,
  GetStoryboardResponse,
  ListStoryboardsRow,
} from '../../generated/facts/features/storyboards'
import { addScene, addShots } from '../../src/features/storyboards/acts'
import { scenesOf } from '../../src/features/storyboards/outline'
import { openDatabase } from '../../src/server/database/openDatabase'
import { roleIdOf } from '../../src/session/server'
import { aCustomer, aMember, type TestMember } from '../support/people'
import { projectRoot } from '../support/projectRoot'
import { askServer, prepareDataDir, startServer, tokenOf } from '../support/realServer'
import { aStoryboard } from '../support/work'
import { measureInTurn, type Contender, type Ratio } from './measure'
import { shipped } from './runServer'
import { benchAccept } from './work/accept'

const tasks = 10_000
const shots = 300
const opsAtOnce = 100
const rounds = 5
const asked = 40

/** Ten thousand recording tasks as their tabs show them, a storyboard of three hundred shots, and the way of a take into a draft. */
export async function benchWork(): Promise<Ratio[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'studio-work-'))
  const member = await prepareDataDir(dataDir)
  const { idle, storyboardId } = await fill(dataDir, member)
  const server = await startServer(dataDir, {}, shipped)
  try {
    const tokens = { busy: await tokenOf(server, member), idle: await tokenOf(server, idle) }
    const ask =
      (token: string) =>
      <Answer>(call: ServedCallId, request: object) =>
        askServer<Answer>(server, token, call, request)
    const mine = ask(tokens.busy)
    const pages = await measureInTurn(
      Object.entries(tabs).map(([name, request]) => ({
        name,
        run: () => p95(() => mine('listRecordingTasks', request)),
      })),
      rounds,
    )
    const counts = await measureInTurn(
      [
        { name: 'of 10,000', run: countsOf(mine, member) },
        { name: 'of nothing', run: countsOf(ask(tokens.idle), idle) },
      ],
      rounds,
    )
    return [
      ...pages.map(({ name, median }): Ratio => ({
        what: `p95 of ${name}, ${tasks.toLocaleString('en')} tasks`,
        ours: `${median.toFixed(1)} ms`,
        against: '30 ms promised',
        ratio: median / 30,
        target: { at: 'most', value: 1 },
      })),
      beside('counts of the menu', counts, 1.1),
      ...(await aBoard(mine, storyboardId)),
      await benchAccept(),
    ]
  } finally {
    await server.kill('SIGTERM')
    rmSync(dataDir, { recursive: true, force: true })
  }
}

type Ask = <Answer>(call: ServedCallId, request: object) => Promise<Answer>

const is = (field: string) => ({ filters: [{ field, op: 'is', value: 'true' }] })
const tabs = {
  'For me': { ...is('waitsForMe'), sort: { field: 'turn', desc: false } },
  'To review': { ...is('waitsForReview'), sort: { field: 'submittedAt', desc: false } },
  Done: { ...is('isDone'), sort: { field: 'submittedAt', desc: true } },
  All: { sort: { field: 'createdAt', desc: true } },
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

async function p95(work: () => Promise<unknown>): Promise<number> {
  const all: number[] = []
  for (let time = 0; time < asked; time += 1) all.push(await timed(work))
  return all.toSorted((one, other) => one - other)[Math.floor(asked * 0.95)]!
}

const countsOf =
  (ask: Ask, { userId: customerUserId }: TestMember) =>
  () =>
    timed(() => ask('getMenuNotificationCount', { customerUserId }))

function beside(
  what: string,
  [ours, floor]: Awaited<ReturnType<typeof measureInTurn>>,
  most: number,
): Ratio {
  return {
    what,
    ours: `${ours!.median.toFixed(1)} ms ${ours!.name}`,
    against: `${floor!.median.toFixed(1)} ms ${floor!.name}`,
    ratio: ours!.median / floor!.median,
    target: { at: 'most', value: most },
  }
}

/** One op, beside the saving of one row; and what it takes to open all. */
async function aBoard(ask: Ask, storyboardId: string): Promise<Ratio[]> {
  const ids = Array.from({ length: shots }, (_, at) => `bench-shot-${at}`)
  const edit = (ops: EditStoryboardRequest['ops']) => ask('editStoryboard', { storyboardId, ops })
  await edit(addScene([], 'bench-scene', 'One'))
  for (let from = 0; from < shots; from += opsAtOnce) {
    const outline = await ask<GetStoryboardResponse>('getStoryboard', { storyboardId })
    const some = ids.slice(from, from + opsAtOnce)
    const rows = some.map((id) => ({
      id,
      values: { title: id, direction: 'Stand by the window.' },
    }))
    await edit(addShots(scenesOf(outline), { sceneId: 'bench-scene' }, rows))
  }
  let [turn, saved] = [0, 0]
  const contenders: Contender[] = [
    {
      name: 'one op',
      run: () =>
        timed(() =>
          edit([
            {
              do: 'change',
              of: 'shot',
              id: ids[150]!,
              fields: ['title'],
              values: { title: `Take ${(turn += 1)}` },
              ...(turn > 1 && { revs: { title: turn - 1 } }),
            },
          ]),
        ),
    },
    {
      name: 'one row saved',
      async run() {
        const {
          rows: [row],
        } = await ask<{ rows: ListStoryboardsRow[] }>('listStoryboards', { ids: [storyboardId] })
        const values = { goal: `Goal ${(saved += 1)}` }
        return timed(() => ask('updateStoryboard', { storyboardId, rev: row!.rev, values }))
      },
    },
    { name: 'all opened', run: () => timed(() => ask('getStoryboard', { storyboardId })) },
  ]
  const [op, row, opened] = await measureInTurn(contenders, rounds * 4)
  return [
    beside(`one op among ${shots} shots`, [op!, row!], 2),
    {
      what: `${shots} shots opened`,
      ours: `${opened!.median.toFixed(1)} ms`,
      against: '500 ms promised',
      ratio: opened!.median / 500,
      target: { at: 'most', value: 1 },
    },
  ]
}

/** Every fifth task waits for the member, every fifth for their review, a third have a take; the idle one has nothing. */
async function fill(dataDir: string, { userId, customerId }: TestMember) {
  const { db, executeSql, close } = await openDatabase({ projectRoot, dataDir })
  const flags = JSON.stringify({ enableStoryBoard: true })
  await db.updateTable('customers').set({ flags }).where('id', '=', customerId).execute()
  const isManager = { userId, customerId, roleId: roleIdOf('cm') }
  await db
    .insertInto('membershipRoles')
    .values(isManager)
    .onConflict((held) => held.doNothing())
    .execute()
  const idle = await aMember(db, { customerId: await aCustomer(db), roles: ['cm'] })
  const other = await aMember(db, { customerId, roles: ['cc'] })
  const storyboardId = await aStoryboard(db, { userId, customerId })
  await executeSql(
    `insert into recording_tasks
       (id, customer_id, title, state, mode, assignee_user_id, priority, due_on, submitted_at,
        created_by, created_at, updated_at)
     select '01T' || lpad(n::text, 23, '0'), $1::text, 'Recording ' || n,
       (array['assigned', 'submitted', 'in_progress', 'accepted', 'opened'])[1 + n % 5], 'person',
       case when n % 5 in (0, 3) then $2::text else $3::text end,
       (array['low', 'normal', 'high'])[1 + n % 3],
       case when n % 4 = 0 then null else current_date + n % 60 - 10 end,
       case when n % 5 in (1, 3) then now() - n * interval '1 minute' end,
       $2::text, now() - n * interval '1 minute', now()
     from generate_series(1, $4::int) as n`,
    [customerId, userId, other.userId, tasks],
  )
  await executeSql('analyze')
  await close()
  return { idle, storyboardId }
}
