// Whatever five people do with the recordings of eight shots, in whatever order: who may, what becomes of it,
// each list and each badge are what a model of a few lines says, whose moves stand here as work.md 2 has them.
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { EditStoryboardResponse } from '../../../../generated/facts/features/storyboards'
import type { ListRecordingTasksRow } from '../../../../generated/facts/features/tasks'
import { readMenu } from '../../../../src/features/home/server/queries'
import { addScene, addShots } from '../../../../src/features/storyboards/acts'
import { tasks as list } from '../../../../src/features/tasks/server/tasks'
import type { Context } from '../../../../src/server/context'
import { ask } from '../../../support/mediaApp'
import { aMember } from '../../../support/people'
import { sized } from '../../../support/sizes'
import { aStoryboard } from '../../../support/work'
import { signIn } from '../../../support/world'
import { taskWorld } from './world'

const { app, db, customerId, people: known, outcome, act, clipOf } = await taskWorld()
await db
  .updateTable('customers')
  .set({ flags: JSON.stringify({ enableStoryBoard: true }) })
  .where('id', '=', customerId)
  .execute()

const sam = await aMember(db, { customerId, roles: ['cc'] })
const { mira, adrian, victor, chloe } = known
const people = [
  mira,
  adrian,
  victor,
  chloe,
  { ...sam, isManager: false, session: await signIn(app, sam) },
]
const managers = 2
let signedInAt = performance.now()

/** A token lives for ten minutes, three thousand histories for longer. */
async function staySignedIn() {
  if (performance.now() - signedInAt < 240_000) return
  signedInAt = performance.now()
  for (const who of people) Object.assign(who, { session: await signIn(app, who) })
}

const clips: string[][] = []
for (const who of people) {
  const own: string[] = []
  for (let made = 0; made < 12; made += 1) own.push(await clipOf(who))
  clips.push(own)
}

const moves = `
  offered           claim>opened decline>offered reassign>reassigned cancel>cancelled
  assigned          open>opened take>in_progress decline>declined reassign>reassigned cancel>cancelled
  opened            take>in_progress release>offered decline>declined reassign>reassigned cancel>cancelled
  in_progress       take>in_progress untake>in_progress submit>submitted release>offered decline>declined reassign>reassigned cancel>cancelled
  submitted         takeBack>in_progress accept>accepted retake>retake_requested cancel>cancelled
  retake_requested  take>in_progress reconsider>submitted decline>declined reassign>reassigned cancel>cancelled
  accepted          reconsider>submitted
  declined          undecline>opened reassign>reassigned cancel>cancelled
  cancelled         revive>before
  reassigned`
const leads = new Map(
  moves
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [state = '', ...events] = line.trim().split(/\s+/)
      return events.map((each) => [`${state} ${each.split('>')[0]}`, each.split('>')[1]!] as const)
    }),
)
const events = [...new Set([...leads.keys()].map((each) => each.split(' ')[1]!))]

interface Take {
  state: 'recorded' | 'submitted' | 'accepted' | 'retake' | 'aside'
  id: string
  /** When it was decided. */
  step?: number
}
interface Task {
  id: string
  shot: number
  state: string
  mode: 'person' | 'anyOf' | 'self'
  by: number
  assignee?: number | undefined
  asked: number[]
  reviewer?: number | undefined
  takes: Take[]
  retakes: number
  before: string
  /** Cancelled with its storyboard. */
  withBoard: boolean
  clips: number
}
interface Model {
  board: 'active' | 'on_hold' | 'cancelled'
  tasks: Task[]
  step: number
}

const waiting = ['offered', 'assigned', 'opened', 'in_progress', 'retake_requested']
const open = [...waiting, 'submitted', 'declined']
const over = ['declined', 'reassigned', 'cancelled']

const isOpenTo = (task: Task, who: number) => task.state === 'offered' && task.asked.includes(who)
const mustDo = ({ board }: Model, task: Task, who: number) =>
  board !== 'on_hold' &&
  waiting.includes(task.state) &&
  (task.assignee === who || isOpenTo(task, who))
const decides = (task: Task, who: number) =>
  task.assignee === who
    ? task.mode === 'self'
    : task.reviewer === undefined
      ? who < managers
      : task.reviewer === who
const mustDecide = ({ board }: Model, task: Task, who: number) =>
  board !== 'on_hold' && task.state === 'submitted' && decides(task, who)
const sees = (task: Task, who: number) =>
  who < managers ||
  task.assignee === who ||
  task.reviewer === who ||
  (task.asked.includes(who) && task.mode === 'anyOf')

const isTaken = ({ tasks }: Model, { id, shot }: Pick<Task, 'id' | 'shot'>) =>
  tasks.some((other) => other.id !== id && other.shot === shot && !over.includes(other.state))

function may(task: Task, event: string, who: number): boolean {
  if (event === 'cancel' || event === 'revive') return who < managers
  if (event === 'claim') return isOpenTo(task, who)
  if (event === 'decline') return task.assignee === who || isOpenTo(task, who)
  if (event === 'reassign') return who < managers || decides(task, who)
  if (event === 'release') return task.assignee === who && task.mode === 'anyOf'
  if (['accept', 'retake', 'reconsider'].includes(event)) return decides(task, who)
  return task.assignee === who
}

const unsent = ({ takes }: Task) => takes.filter(({ state }) => state === 'recorded')
const sent = ({ takes }: Task) => takes.filter(({ state }) => state === 'submitted')
const doneWhileHeld = ['decline', 'undecline', 'reassign', 'cancel', 'revive']

function refusal(model: Model, task: Task, event: string, who: number): string | undefined {
  if ((event === 'cancel' || event === 'revive') && who >= managers) return 'forbidden'
  if (!sees(task, who)) return 'notFound'
  if (!leads.has(`${task.state} ${event}`)) {
    const isLate = event === 'claim' && task.mode === 'anyOf' && task.assignee !== who
    return isLate ? 'taskTaken' : 'taskMoved'
  }
  if (!may(task, event, who)) return 'forbidden'
  if (model.board === 'on_hold' && !doneWhileHeld.includes(event)) return 'taskHeld'
  if (event === 'release' && task.takes.some(({ state }) => state !== 'recorded'))
    return 'takesSent'
  if (['undecline', 'reassign'].includes(event) && task.state === 'declined')
    return isTaken(model, task) ? 'shotTaken' : undefined
  if (event === 'revive' && !over.includes(task.before))
    return isTaken(model, task) ? 'shotTaken' : undefined
  return undefined
}

/** What the move does besides leading to its state. */
function move(model: Model, task: Task, event: string, who: number): void {
  const decided = (states: (take: Take, at: number) => Take['state']) =>
    sent(task).forEach((take, at) =>
      Object.assign(take, { state: states(take, at), step: model.step }),
    )
  const last = sent(task).length - 1
  const before = task.state
  const withoutTake = () =>
    unsent(task).length > 0 ? 'in_progress' : task.retakes > 0 ? 'retake_requested' : 'opened'
  const led = leads.get(`${task.state} ${event}`)!
  task.state = led === 'before' ? task.before : led
  const effects: Record<string, () => void> = {
    claim: () => (task.assignee = who),
    decline() {
      if (before === 'offered' && task.asked.length > 1)
        task.asked = task.asked.filter((one) => one !== who)
      else Object.assign(task, { assignee: who, state: 'declined' })
    },
    undecline: () => (task.state = withoutTake()),
    release: () => Object.assign(task, { assignee: undefined, takes: [] }),
    untake() {
      task.takes = task.takes.filter((take) => take !== unsent(task).at(-1))
      task.state = withoutTake()
    },
    submit() {
      unsent(task).forEach((take) => (take.state = 'submitted'))
      if (task.mode !== 'self') return
      task.state = 'accepted'
      const latest = sent(task).length - 1
      decided((take) => (take === task.takes.at(-1) && latest >= 0 ? 'accepted' : 'aside'))
    },
    takeBack: () => sent(task).forEach((take) => (take.state = 'recorded')),
    accept: () => decided((_, at) => (at === last ? 'accepted' : 'aside')),
    retake() {
      decided(() => 'retake')
      task.retakes += 1
    },
    reconsider() {
      const latest = Math.max(...task.takes.map(({ step = 0 }) => step))
      for (const take of task.takes.filter(({ step }) => step === latest)) {
        take.state = 'submitted'
        delete take.step
      }
      if (before === 'retake_requested') task.retakes -= 1
    },
    cancel: () => Object.assign(task, { before, withBoard: false }),
  }
  effects[event]?.()
}

type Asking = {
  do: 'ask'
  by: number
  shot: number
  of: number[]
  mode: Task['mode']
  reviewer: number
}
type Acting = { do: 'act'; task: number; event: string; who: number; isFit: boolean; to: number }
type Boarding = { do: 'board' }
const person = fc.nat({ max: 4 })
const action: fc.Arbitrary<Asking | Acting | Boarding> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('ask' as const),
      by: fc.nat({ max: 1 }),
      /** One of them is asked for again and again. */
      shot: fc.oneof(fc.constant(0), fc.nat({ max: 7 })),
      of: fc.uniqueArray(person, { minLength: 1, maxLength: 3 }),
      mode: fc.constantFrom('person' as const, 'anyOf' as const, 'self' as const),
      /** Nobody named, from 5 on. */
      reviewer: fc.nat({ max: 9 }),
    }),
  },
  {
    weight: 12,
    arbitrary: fc.record({
      do: fc.constant('act' as const),
      task: fc.nat({ max: 7 }),
      event: fc.constantFrom(...events),
      who: person,
      isFit: fc.boolean(),
      to: person,
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('board' as const) }) },
)

let boards = 0

async function aBoard() {
  const storyboardId = await aStoryboard(db, mira, { state: 'active' })
  boards += 1
  const ids = [0, 1, 2, 3, 4, 5, 6, 7].map((at) => `history-${boards}-shot-${at}`)
  const shots = ids.map((id) => ({ id, values: { title: id } }))
  const sceneId = `history-${boards}`
  await ask<EditStoryboardResponse>(app, mira, 'editStoryboard', {
    storyboardId,
    ops: [...addScene([], sceneId, 'One'), ...addShots([], { sceneId }, shots)],
  })
  return { storyboardId, ids }
}

async function play(actions: readonly (Asking | Acting | Boarding)[]): Promise<void> {
  await staySignedIn()
  await db.deleteFrom('recordingTasks').where('customerId', '=', customerId).execute()
  const { storyboardId, ids } = await aBoard()
  const model: Model = { board: 'active', tasks: [], step: 0 }

  async function look() {
    const seen: { who: number; rows: ListRecordingTasksRow[]; badge: number }[] = []
    for (const [who, { userId, isManager }] of people.entries()) {
      const context = {
        db,
        now: new Date(),
        services: app.services,
        member: { userId, customerId, roles: [isManager ? 'cm' : 'cc'], held: [] },
      } as unknown as Context
      const { rows } = await list.answer({}, context)
      const menu = await readMenu(
        db,
        { userId, customerId, now: new Date() },
        {
          isManager,
          isOfVendor: false,
        },
      )
      seen.push({ who, rows: rows as never, badge: menu.clipsToRecordCount })
    }
    return seen
  }

  const newest = async (shot: number) =>
    db
      .selectFrom('recordingTasks')
      .select('id')
      .where('shotId', '=', ids[shot]!)
      .where('state', 'not in', ['declined', 'reassigned', 'cancelled'])
      .executeTakeFirstOrThrow()

  async function asked(given: Pick<Task, 'shot' | 'by' | 'asked' | 'mode' | 'reviewer'>) {
    const first = { person: 'assigned', anyOf: 'offered', self: 'opened' }[given.mode]
    model.tasks.push({
      ...given,
      id: (await newest(given.shot)).id,
      state: first,
      assignee: given.mode === 'anyOf' ? undefined : given.asked[0],
      takes: [],
      retakes: 0,
      before: first,
      withBoard: false,
      clips: 0,
    })
  }

  async function askFor({ by, shot, of, mode: wanted, reviewer }: Asking) {
    const who = wanted === 'self' ? [by] : wanted === 'person' ? of.slice(0, 1) : of
    const mode = wanted === 'anyOf' && who.length === 1 ? 'person' : wanted
    const { code } = await outcome(people[by]!, 'assignShots', {
      storyboardId,
      shotIds: [ids[shot]!],
      mode,
      userIds: wanted === 'self' ? [] : who.map((each) => people[each]!.userId),
      ...(reviewer < 5 && { reviewerUserId: people[reviewer]!.userId }),
      priority: 'normal',
      maxTakes: 0,
    })
    const isFree = !isTaken(model, { id: '', shot })
    expect(code).toBe(model.board !== 'active' ? 'forbidden' : isFree ? 'ok' : 'shotTaken')
    if (code !== 'ok') return
    await asked({ shot, by, asked: who, mode, reviewer: reviewer < 5 ? reviewer : undefined })
  }

  const calls: Record<string, (who: number, task: Task, to: number) => Promise<string>> = {
    async take(who, task) {
      const clipId = clips[who]![task.clips % 12]!
      task.clips += 1
      const { code, reply } = await outcome(people[who]!, 'addTake', { taskId: task.id, clipId })
      const made = (reply as ListRecordingTasksRow | null)?.takes?.find(
        (take) => take.clipId === clipId,
      )
      if (code === 'ok') task.takes.push({ id: made!.takeId, state: 'recorded' })
      return code
    },
    async untake(who, task) {
      const takeId = unsent(task).at(-1)?.id ?? task.id
      return (await outcome(people[who]!, 'removeTake', { taskId: task.id, takeId })).code
    },
    async accept(who, task) {
      const takeId = sent(task).at(-1)?.id ?? task.id
      return (await outcome(people[who]!, 'acceptTake', { taskId: task.id, takeId })).code
    },
    retake: (who, { id }) =>
      act(people[who]!, 'requestRetakes', id, {
        chips: ['noise'],
        points: [],
        retakeWords: null,
        dueOn: null,
      }),
    decline: (who, { id }) =>
      act(people[who]!, 'declineTasks', id, { declineReason: 'noTime', declineWords: null }),
    reassign: (who, { id }, to) =>
      act(people[who]!, 'reassignTasks', id, { assignee: people[to]!.userId }),
    open: (who, { id }) => act(people[who]!, 'openTasks', id),
    claim: (who, { id }) => act(people[who]!, 'claimTasks', id),
    release: (who, { id }) => act(people[who]!, 'releaseTasks', id),
    submit: (who, { id }) => act(people[who]!, 'submitTasks', id),
    takeBack: (who, { id }) => act(people[who]!, 'takeBackTasks', id),
    reconsider: (who, { id }) => act(people[who]!, 'reconsiderTasks', id),
    undecline: (who, { id }) => act(people[who]!, 'undeclineTasks', id),
    cancel: (who, { id }) => act(people[who]!, 'cancelTasks', id),
    revive: (who, { id }) => act(people[who]!, 'reviveTasks', id),
  }

  async function actOn({ task: index, event, who: anybody, isFit, to }: Acting) {
    const task = model.tasks[index % Math.max(1, model.tasks.length)]
    if (!task) return
    const fits = people.findIndex((_, each) => refusal(model, task, event, each) === undefined)
    const who = isFit && fits >= 0 ? fits : anybody
    const refused = refusal(model, task, event, who)
    const takes = task.takes.length
    expect(await calls[event]!(who, task, to), `${event} by ${who} when ${task.state}`).toBe(
      refused ?? 'ok',
    )
    if (refused !== undefined) return
    if (event === 'take') expect(task.takes).toHaveLength(takes + 1)
    move(model, task, event, who)
    if (event !== 'reassign') return
    const mode = to === who ? 'self' : 'person'
    await asked({ shot: task.shot, by: who, asked: [to], mode, reviewer: task.reviewer })
  }

  async function boardOn() {
    const next = { active: 'on_hold', on_hold: 'active', cancelled: 'active' } as const
    const isCancelled = model.board === 'active' && model.tasks.length % 2 === 0
    const call = isCancelled
      ? 'cancelStoryboards'
      : (
          {
            active: 'holdStoryboards',
            on_hold: 'resumeStoryboards',
            cancelled: 'reopenStoryboards',
          } as const
        )[model.board]
    expect(await act(mira, call, storyboardId)).toBe('ok')
    if (isCancelled) {
      for (const task of model.tasks.filter(({ state }) => open.includes(state)))
        Object.assign(task, { before: task.state, state: 'cancelled', withBoard: true })
    } else if (model.board === 'cancelled') {
      for (const task of model.tasks.filter(
        ({ state, withBoard }) => state === 'cancelled' && withBoard,
      )) {
        if (!over.includes(task.before) && isTaken(model, task)) continue
        Object.assign(task, { state: task.before, withBoard: false })
      }
    }
    model.board = isCancelled ? 'cancelled' : next[model.board]
  }

  for (const each of actions) {
    model.step += 1
    if (each.do === 'ask') await askFor(each)
    if (each.do === 'act') await actOn(each)
    if (each.do === 'board') await boardOn()
    for (const { who, rows, badge } of await look()) {
      const said = rows.map((row) => ({
        id: row.taskId,
        state: row.state as string,
        waits: [row.waitsForMe, row.waitsForReview],
      }))
      const wanted = model.tasks
        .filter((task) => sees(task, who))
        .map((task) => ({
          id: task.id,
          state: task.state,
          waits: [mustDo(model, task, who), mustDecide(model, task, who)],
        }))
      const inOrder = (some: typeof said) => some.toSorted((a, b) => (a.id < b.id ? -1 : 1))
      expect(inOrder(said), `what ${who} sees`).toEqual(inOrder(wanted))
      expect(badge).toBe(said.filter(({ waits }) => waits[0]).length)
    }
    const stored = await db
      .selectFrom('takes')
      .select(['id', 'state'])
      .where('customerId', '=', customerId)
      .orderBy('id')
      .execute()
    const takes = model.tasks.flatMap((task) => task.takes.map(({ id, state }) => ({ id, state })))
    expect(stored).toEqual(takes.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
  }
}

/** A take of whoever asked themselves, taken back by the reviewer whom they named, waits for both: found among the first 3,000. */
const reconsidered: (Asking | Acting)[] = [
  { do: 'ask', by: 1, shot: 0, of: [0], mode: 'self', reviewer: 0 },
  { do: 'act', task: 0, event: 'take', who: 0, isFit: true, to: 0 },
  { do: 'act', task: 0, event: 'submit', who: 1, isFit: false, to: 0 },
  { do: 'act', task: 0, event: 'reconsider', who: 0, isFit: false, to: 0 },
]

test('recordings go as the table of moves says, and every badge is the length of its list', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 8, maxLength: 24, size: 'max' }), play),
    { ...sized(100, { whole: 3_000 }), examples: [[reconsidered]] },
  )
})
