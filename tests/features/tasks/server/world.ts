/** A customer with everybody who stands to its tasks in some way. */
import type { RoleId } from '../../../../generated/facts/roles'
import type { ListRecordingTasksRow } from '../../../../generated/facts/features/tasks'
import type { MenuCounts } from '../../../../generated/facts/features/home'
import type { ServedCallId } from '../../../../generated/wiring/calls'
import type { TaskState } from '../../../../src/features/tasks/task'
import { insertClip } from '../../../support/clips'
import { freshMediaApp } from '../../../support/mediaApp'
import { aRecordingTask, aTake } from '../../../support/work'
import { aCustomer, aMember, callAs, signIn, type TestSession } from '../../../support/world'

export async function taskWorld() {
  const app = await freshMediaApp({ processes: false })
  const { db } = app.database
  const customerId = await aCustomer(db)
  const join = async (role: RoleId, customer = customerId) => {
    const member = await aMember(db, { customerId: customer, roles: [role] })
    return { ...member, isManager: role === 'cm', session: await signIn(app, member) }
  }
  const people = {
    /** Asks, and decides. */
    mira: await join('cm'),
    /** Manages too, and is not named. */
    adrian: await join('cm'),
    /** Records. */
    victor: await join('viewer'),
    chloe: await join('cc'),
    elsewhere: await join('cm', await aCustomer(db)),
  }
  const { mira, victor } = people

  /** Ok, or the code of why not: of the call, or of the one row. */
  async function outcome(who: { session: TestSession }, call: ServedCallId, request: object) {
    const { body, status } = await callAs(app, who.session, call, request)
    const reply = body['clientResponse'] as never
    if (body['status'] !== 'Ok') return { code: String(body['errorCode'] ?? status), reply }
    const refused = (reply as { refused?: { code: string }[] }).refused?.[0]
    return { code: refused?.code ?? 'ok', reply }
  }

  const act = async (
    who: { session: TestSession },
    call: ServedCallId,
    taskId: string,
    values?: object,
  ) => (await outcome(who, call, { selection: { ids: [taskId] }, ...(values && { values }) })).code

  async function rowsOf(who: { session: TestSession }, request: object = {}) {
    const { reply } = await outcome(who, 'listRecordingTasks', request)
    return (reply as { rows: ListRecordingTasksRow[] }).rows
  }

  async function rowOf(who: { session: TestSession }, taskId: string) {
    const [row] = await rowsOf(who, { ids: [taskId] })
    return row!
  }

  const waiting = { filters: [{ field: 'waitsForMe', op: 'is', value: true }] }

  async function countOf(who: { session: TestSession; userId: string }) {
    const { reply } = await outcome(who, 'getMenuNotificationCount', {
      customerUserId: who.userId,
    })
    return (reply as MenuCounts).clipsToRecordCount
  }

  const clipOf = (who: { userId: string; customerId: string }) => insertClip(db, who)

  /** Asked of Victor by Mira, with the takes that one in this state has. */
  async function taskIn(state: TaskState, change: object = {}) {
    const isOffered = state === 'offered'
    const taskId = await aRecordingTask(db, mira, {
      state,
      assigneeUserId: isOffered ? null : victor.userId,
      mode: isOffered ? 'anyOf' : 'person',
      reviewerUserId: mira.userId,
      stateBefore: state === 'cancelled' ? 'opened' : null,
      ...change,
    })
    const takeState = takesIn[state]
    const take =
      takeState &&
      (await aTake(db, victor, {
        taskId,
        clipId: await clipOf(victor),
        state: takeState,
        chosen: takeState === 'accepted',
        decidedAt: takeState === 'accepted' || takeState === 'retake' ? decidedAt : null,
      }))
    if (isOffered)
      for (const { userId } of [victor, people.chloe])
        await db.insertInto('taskCandidates').values({ customerId, taskId, userId }).execute()
    return { taskId, takeId: take ?? '' }
  }

  return {
    app,
    db,
    customerId,
    people,
    join,
    outcome,
    act,
    rowsOf,
    rowOf,
    waiting,
    countOf,
    clipOf,
    taskIn,
  }
}

const decidedAt = new Date('2026-02-02T00:00:00Z')

const takesIn: Partial<Record<TaskState, 'recorded' | 'submitted' | 'accepted' | 'retake'>> = {
  in_progress: 'recorded',
  submitted: 'submitted',
  retake_requested: 'retake',
  accepted: 'accepted',
}

export type TaskWorld = Awaited<ReturnType<typeof taskWorld>>
