import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { GetProgramResponse } from '../../../generated/facts/features/programs'
import type {
  AssembleProgramResponse,
  AssignShotsResponse,
  ListStoryboardsRow,
} from '../../../generated/facts/features/storyboards'
import type { ListRecordingTasksRow } from '../../../generated/facts/features/tasks'
import { calls } from '../../../generated/wiring/calls'
import { addScene, addShots } from '../../../src/features/storyboards/acts'
import { openDatabase } from '../../../src/server/database/openDatabase'
import { roleIdOf } from '../../../src/session/server'
import { insertClip } from '../../support/clips'
import { projectRoot } from '../../support/projectRoot'
import { askServer, startServer } from '../../support/realServer'
import type { Ratio } from '../measure'
import { prepareSessions, type PreparedSession } from '../preparedSessions'
import { shipped } from '../runServer'

const listening = 200
const shots = 20
const promisedMs = 1000

/** From accepting a take until another page, of many that listen, has it in the slot of the draft it shows. */
export async function benchAccept(): Promise<Ratio> {
  const dataDir = mkdtempSync(join(tmpdir(), 'studio-accept-'))
  try {
    const sessions = await prepareSessions(dataDir, listening)
    const [asking, recording, building] = sessions as [
      PreparedSession,
      PreparedSession,
      PreparedSession,
    ]
    const clipIds = await fill(dataDir, sessions, recording)
    const server = await startServer(dataDir, { LOG_LEVEL: 'silent' }, shipped)
    const as =
      ({ accessToken }: PreparedSession) =>
      <Answer>(id: Parameters<typeof askServer>[2], body: object) =>
        askServer<Answer>(server, accessToken, id, body)
    const ending = new AbortController()
    try {
      const { tasks, programId } = await sent(as(asking), as(recording), recording.userId, clipIds)
      let heard: (() => void) | undefined
      for (const session of sessions) {
        const isOpen = session === building
        await follow(server.origin, session, ending.signal, () => isOpen && heard?.())
      }
      const times: number[] = []
      for (const [at, { taskId, takes }] of tasks.entries()) {
        const told = new Promise<void>((resolve) => (heard = resolve))
        const startedAt = performance.now()
        await as(asking)('acceptTake', { taskId, takeId: takes[0]!.takeId })
        await told
        const asked = { programId, tab: 'bench' }
        const { timeline } = await as(building)<GetProgramResponse>('getProgram', asked)
        times.push(performance.now() - startedAt)
        const filled = timeline.blocks.filter(({ media }) => media).length
        if (filled !== at + 1) throw new Error(`${filled} slots are filled after ${at + 1} takes.`)
      }
      const p95 = times.toSorted((one, other) => one - other)[Math.floor(shots * 0.95)]!
      return {
        what: `p95 from accepting to the slot, ${listening} listening`,
        ours: `${p95.toFixed(0)} ms`,
        against: `${promisedMs} ms promised`,
        ratio: p95 / promisedMs,
        target: { at: 'most', value: 1 },
      }
    } finally {
      ending.abort()
      await server.kill('SIGTERM')
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

type Ask = <Answer>(id: Parameters<typeof askServer>[2], body: object) => Promise<Answer>

/** A draft with a slot for each shot, and a take of each that waits for a decision. */
async function sent(asking: Ask, recording: Ask, userId: string, clipIds: readonly string[]) {
  const values = { title: 'Welcome' }
  const { storyboardId } = await asking<ListStoryboardsRow>('addStoryboard', { values })
  const shotIds = clipIds.map((_, at) => `bench-shot-${at}`)
  await asking('editStoryboard', {
    storyboardId,
    ops: [
      ...addScene([], 'bench-scene', 'One'),
      ...addShots(
        [],
        { sceneId: 'bench-scene' },
        shotIds.map((id) => ({ id, values: { title: id } })),
      ),
    ],
  })
  const { threads } = await asking<AssignShotsResponse>('assignShots', {
    storyboardId,
    shotIds,
    mode: 'person',
    userIds: [userId],
    priority: 'normal',
    maxTakes: 0,
  })
  const { program } = await asking<AssembleProgramResponse>('assembleProgram', {
    storyboardId,
    isAnew: false,
  })
  const ids = threads.map(({ taskId }) => taskId)
  for (const [at, taskId] of ids.entries())
    await recording('addTake', { taskId, clipId: clipIds[at] })
  await recording('submitTasks', { selection: { ids } })
  const { rows } = await asking<{ rows: ListRecordingTasksRow[] }>('listRecordingTasks', { ids })
  return { tasks: rows, programId: program.id }
}

/** Answered once it listens. */
async function follow(
  origin: string,
  { accessToken }: PreparedSession,
  signal: AbortSignal,
  ofPrograms: () => void,
): Promise<void> {
  const headers = { authorization: `Bearer ${accessToken}` }
  const reply = await fetch(`${origin}/${calls.followEvents.path}`, { headers, signal })
  const read = async () => {
    for await (const piece of reply.body!.pipeThrough(new TextDecoderStream()))
      if (piece.includes('"programs"')) ofPrograms()
  }
  read().catch((error: unknown) => {
    if (!signal.aborted) throw error
  })
}

/** All manage; clips that can be watched are of the one who records. */
async function fill(
  dataDir: string,
  sessions: readonly PreparedSession[],
  { userId }: PreparedSession,
): Promise<string[]> {
  const { db, close } = await openDatabase({ projectRoot, dataDir })
  const flags = JSON.stringify({ enableStoryBoard: true })
  const { customerId } = await db
    .updateTable('customers')
    .set({ flags })
    .where('id', 'in', (query) =>
      query.selectFrom('memberships').select('customerId').where('userId', '=', userId),
    )
    .returning('id as customerId')
    .executeTakeFirstOrThrow()
  const roles = sessions.map((session) => ({
    userId: session.userId,
    customerId,
    roleId: roleIdOf('cm'),
  }))
  await db.insertInto('membershipRoles').values(roles).execute()
  const clipIds: string[] = []
  for (let at = 0; at < shots; at += 1) clipIds.push(await insertClip(db, { customerId, userId }))
  await close()
  return clipIds
}
