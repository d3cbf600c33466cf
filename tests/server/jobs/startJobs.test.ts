import { EventEmitter, once } from 'node:events'
import { ulid } from 'ulid'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { askForJob, cancelJobsOf, createJobEvents } from '../../../src/server/jobs/askForJob'
import { defineJob, type JobDefinition, type JobWork } from '../../../src/server/jobs/job'
import { InterruptedTooOften } from '../../../src/server/jobs/job'
import { leaseMs, pauseAfter } from '../../../src/server/jobs/runJob'
import { startJobs } from '../../../src/server/jobs/startJobs'
import type { Services } from '../../../src/server/services'
import { freshDatabase } from '../../support/freshDatabase'
import { aCustomer } from '../../support/people'

const database = await freshDatabase()
const { db } = database
const services = { jobs: createJobEvents() } as Services
const clock = { now: new Date() }
const [ann, ben] = [await aCustomer(db), await aCustomer(db)]

beforeEach(async () => {
  await db.deleteFrom('jobs').execute()
  clock.now = new Date()
})

type Say = (...said: unknown[]) => void

/** A process that runs jobs; several share the database. */
const aProcess = (...definitions: JobDefinition[]) => oneOf(definitions, false)
/** One whose database nobody shares. */
const aLoneProcess = (...definitions: JobDefinition[]) => oneOf(definitions, true)

function oneOf(definitions: JobDefinition[], isAlone: boolean) {
  const log = { info: vi.fn<Say>(), warn: vi.fn<Say>(), error: vi.fn<Say>() }
  const setting = { database, services, log, now: () => clock.now, newId: () => ulid() }
  const running = startJobs({ ...setting, definitions, isAlone })
  onTestFinished(() => running.stop())
  return { ...running, log }
}

/** A job whose tries stand still until the test lets them end. */
function aJob({
  endsAtOnce = true,
  ...change
}: Partial<JobDefinition> & { endsAtOnce?: boolean } = {}) {
  const begun: string[] = []
  const tries: Array<{ work: JobWork; end(): void; fail(fault: Error): void }> = []
  const news = new EventEmitter()
  const definition = defineJob({
    id: `test.${ulid()}`,
    lane: 'prepare',
    run: (work) =>
      new Promise<void>((end, fail) => {
        if (endsAtOnce) work.signal.addEventListener('abort', () => fail(new Error('aborted')))
        begun.push(work.subjectId)
        tries.push({ work, end, fail })
        news.emit('try')
      }),
    ...change,
  })
  return {
    definition,
    begun,
    /** The nth try, counted from 1, once it has begun. */
    async nth(count: number) {
      while (tries.length < count) await once(news, 'try')
      return tries[count - 1]!
    },
    ask: (subjectId: string, customerId = ann, more: object = {}) =>
      asking((context) => askForJob(definition, { subjectId, customerId, ...more }, context)),
    cancel: (...subjectIds: string[]) =>
      asking((context) => cancelJobsOf(definition, subjectIds, context)),
    left: () => db.selectFrom('jobs').selectAll().where('kind', '=', definition.id).execute(),
  }
}

type Asking = Parameters<typeof askForJob>[2] & { afterCommit(task: () => void): void }

/** As a handler does: in a transaction, with something to do after it. */
async function asking(work: (context: Asking) => Promise<void>): Promise<void> {
  const afterwards: Array<() => void> = []
  const afterCommit = (task: () => void) => void afterwards.push(task)
  await db
    .transaction()
    .execute((within) => work({ db: within, now: clock.now, services, afterCommit }))
  for (const task of afterwards) task()
}

test('the customers of a lane take turns, whoever asked first', async () => {
  // It has one place, so nobody else's turn comes by there being two.
  const job = aJob({ lane: 'render' })
  for (const subject of ['a1', 'a2', 'a3']) await job.ask(subject, ann)
  await job.ask('b1', ben)
  aProcess(job.definition)
  for (const nth of [1, 2, 3, 4]) (await job.nth(nth)).end()
  expect(job.begun).toEqual(['a1', 'b1', 'a2', 'a3'])
  await expect.poll(job.left).toEqual([])
})

test('a lane does one after the other; another lane does not wait for it', async () => {
  const [slow, quick] = [aJob({ lane: 'ladder' }), aJob()]
  aProcess(slow.definition, quick.definition)
  await slow.ask('s1')
  await slow.ask('s2')
  await slow.nth(1)
  await quick.ask('q1')
  ;(await quick.nth(1)).end()
  expect(slow.begun).toEqual(['s1'])
})

test('one customer leaves a place of a lane to others, however much it asks for', async () => {
  const job = aJob()
  aProcess(job.definition)
  for (const subject of ['a1', 'a2', 'a3']) await job.ask(subject, ann)
  await job.nth(1)
  await job.ask('b1', ben)
  await job.nth(2)
  expect(job.begun).toEqual(['a1', 'b1'])
})

test('two processes never run one job at once', async () => {
  const job = aJob()
  aProcess(job.definition)
  aProcess(job.definition)
  await job.ask('a1')
  await job.nth(1)
  await job.ask('a2')
  await job.nth(2)
  expect(job.begun).toEqual(['a1', 'a2'])
})

test('a transaction that is rolled back has asked for nothing', async () => {
  const job = aJob()
  const asked = asking(async (context) => {
    await askForJob(job.definition, { subjectId: 'a1', customerId: ann }, context)
    throw new Error('no')
  })
  await expect(asked).rejects.toThrow('no')
  expect(await job.left()).toEqual([])
})

test('what is asked for twice is done once; asked for while it runs, once more', async () => {
  const job = aJob()
  await job.ask('a1')
  await job.ask('a1')
  aProcess(job.definition)
  const first = await job.nth(1)
  await job.ask('a1')
  first.end()
  ;(await job.nth(2)).end()
  await expect.poll(job.left).toEqual([])
  expect(job.begun).toEqual(['a1', 'a1'])
})

test('a job that fails waits longer each time, and stops nobody behind it', async () => {
  const job = aJob()
  const { log } = aProcess(job.definition)
  await job.ask('a-poison')
  await job.ask('b-good')
  ;(await job.nth(1)).fail(new Error('first'))
  ;(await job.nth(2)).end()
  expect(job.begun).toEqual(['a-poison', 'b-good'])
  await expect.poll(job.left).toMatchObject([{ failures: 1, heldBy: null }])
  expect(log.warn.mock.calls[0]?.[0]).toMatchObject({ subjectId: 'a-poison', customerId: ann })

  clock.now = new Date(clock.now.getTime() + 2_000)
  services.jobs.emit('asked')
  const second = await job.nth(3)
  expect(second.work.failures).toBe(1)
  second.fail(new Error('second'))
  const due = new Date(clock.now.getTime() + 4_000)
  await expect.poll(job.left).toMatchObject([{ failures: 2, dueAt: due }])
})

test.each([
  [0, 2_000],
  [1, 4_000],
  [5, 64_000],
  [11, 3_600_000],
  [5_000, 3_600_000],
])('after %d failures the pause is %d ms', (failures, pauseMs) => {
  expect(pauseAfter(failures)).toBe(pauseMs)
})

test('a feature may say that a failed job is over', async () => {
  const failed = vi.fn<NonNullable<JobDefinition['failed']>>(async () => 'over')
  const job = aJob({ failed })
  aProcess(job.definition)
  await job.ask('a1')
  const fault = new Error('hopeless')
  ;(await job.nth(1)).fail(fault)
  await expect.poll(job.left).toEqual([])
  expect(failed).toHaveBeenCalledExactlyOnceWith(fault, expect.objectContaining({ failures: 0 }))
})

test('what is cancelled before it runs never runs', async () => {
  const job = aJob()
  await job.ask('a1')
  await job.ask('a2')
  await job.cancel('a1')
  aProcess(job.definition)
  ;(await job.nth(1)).end()
  await expect.poll(job.left).toEqual([])
  expect(job.begun).toEqual(['a2'])
})

test('what is cancelled while it runs is stopped at once and forgotten', async () => {
  const job = aJob()
  aProcess(job.definition)
  await job.ask('a1')
  const { work } = await job.nth(1)
  await Promise.all([once(work.signal, 'abort'), job.cancel('a1')])
  await expect.poll(job.left).toEqual([])
})

test('cancelled by another process, it is stopped when its lease is renewed', async () => {
  const job = aJob()
  aProcess(job.definition)
  await job.ask('a1')
  const { work } = await job.nth(1)
  const noListeners = { jobs: createJobEvents() } as Services
  const unheard = { db, services: noListeners, afterCommit: (task: () => void) => task() }
  const aborted = once(work.signal, 'abort')
  await cancelJobsOf(job.definition, ['a1'], unheard)
  await aborted
  await expect.poll(job.left).toEqual([])
})

test('cancelled and asked for again, it runs again once the first try has ended', async () => {
  const job = aJob({ endsAtOnce: false })
  aProcess(job.definition)
  await job.ask('a1')
  const first = await job.nth(1)
  await job.cancel('a1')
  await job.ask('a1')
  await job.ask('b1', ben, { lane: 'ladder' })
  const second = await job.nth(2)
  expect(job.begun).toEqual(['a1', 'b1'])
  first.fail(new Error('aborted'))
  ;(await job.nth(3)).end()
  expect(job.begun).toEqual(['a1', 'b1', 'a1'])
  second.end()
})

test('it goes on in another lane, and its phase and progress can be read there', async () => {
  const job = aJob()
  aProcess({
    ...job.definition,
    async run(work) {
      if (work.lane === 'ladder') return job.definition.run(work)
      work.report('ladder', 20.4)
      return { goOnIn: 'ladder' }
    },
  })
  await job.ask('a1')
  const { end } = await job.nth(1)
  expect(await job.left()).toMatchObject([{ lane: 'ladder', phase: 'ladder', progress: 20 }])
  end()
  await expect.poll(job.left).toEqual([])
})

test('what comes again by itself comes after its time, in one process, and does not overlap itself', async () => {
  const job = aJob({ lane: 'upkeep', everyMs: 60_000 })
  aProcess(job.definition)
  aProcess(job.definition)
  await expect.poll(job.left).toHaveLength(1)
  expect(job.begun).toEqual([])
  const pass = (ms: number) => {
    clock.now = new Date(clock.now.getTime() + ms)
    services.jobs.emit('asked')
  }
  pass(60_000)
  const first = await job.nth(1)
  first.end()
  const next = new Date(clock.now.getTime() + 60_000)
  await expect.poll(job.left).toMatchObject([{ dueAt: next, heldBy: null }])
  pass(60_000)
  ;(await job.nth(2)).end()
})

test('a stop ends what runs, without counting a try, and the next start goes on', async () => {
  const job = aJob()
  const { stop } = aProcess(job.definition)
  await job.ask('a1')
  const { work } = await job.nth(1)
  await stop()
  expect(work.signal.aborted).toBe(true)
  expect(await job.left()).toMatchObject([{ failures: 0, interruptions: 0, heldBy: null }])
  aProcess(job.definition)
  ;(await job.nth(2)).end()
  await expect.poll(job.left).toEqual([])
})

test('what a dead process held is taken over when its lease ends', async () => {
  const job = aJob()
  await job.ask('a1')
  const leaseUntil = new Date(clock.now.getTime() + leaseMs)
  await db.updateTable('jobs').set({ heldBy: 'dead', leaseUntil, interruptions: 1 }).execute()
  aProcess(job.definition)
  await job.ask('a2')
  ;(await job.nth(1)).end()
  clock.now = new Date(leaseUntil.getTime() + pauseAfter(0) + 1)
  services.jobs.emit('asked')
  ;(await job.nth(2)).end()
  expect(job.begun).toEqual(['a2', 'a1'])
})

test.each([1, 2, 5, 9])(
  'after %i processes that ended in it, a job waits so much longer, and others are done meanwhile',
  async (interruptions) => {
    const job = aJob()
    await job.ask('a1')
    const lost = { heldBy: 'dead', leaseUntil: new Date(clock.now.getTime() + leaseMs) }
    await db
      .updateTable('jobs')
      .set({ ...lost, interruptions })
      .execute()
    // One that is alone knows at its start that whoever held it is dead.
    await aLoneProcess(job.definition).stop()
    const pauseMs = pauseAfter(interruptions - 1)
    const begin = clock.now.getTime()
    clock.now = new Date(begin + pauseMs)
    aLoneProcess(job.definition)
    await job.ask('a2')
    ;(await job.nth(1)).end()
    await expect.poll(job.left).toMatchObject([{ subjectId: 'a1' }])
    clock.now = new Date(begin + pauseMs + 1)
    services.jobs.emit('asked')
    ;(await job.nth(2)).end()
    expect(job.begun).toEqual(['a2', 'a1'])
  },
)

test('what never does again what its process ended in goes on, however often it ends', async () => {
  const job = aJob({ neverRepeats: true })
  await job.ask('a1')
  await db.updateTable('jobs').set({ interruptions: 200 }).execute()
  aProcess(job.definition)
  ;(await job.nth(1)).end()
  await expect.poll(job.left).toEqual([])
})

test('what brought its process down again and again is not tried any more', async () => {
  const failed = vi.fn<NonNullable<JobDefinition['failed']>>(async () => 'over')
  const job = aJob({ failed })
  await job.ask('a1')
  await db.updateTable('jobs').set({ interruptions: 10 }).execute()
  aProcess(job.definition)
  await expect.poll(job.left).toEqual([])
  expect(failed).toHaveBeenCalledExactlyOnceWith(expect.any(InterruptedTooOften), expect.anything())
  expect(job.begun).toEqual([])
})
