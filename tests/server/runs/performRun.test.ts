import { describe, expect, test } from 'vitest'
import { ulid } from 'ulid'
import { uploadsReport } from '../../../src/features/footage/server'
import type { AuditEvent, Context } from '../../../src/server/context'
import { askForRun } from '../../../src/server/runs/askForRun'
import { linkToFile } from '../../../src/server/runs/downloads'
import { fileKeyOf, forgetRunsJob, performRunJob } from '../../../src/server/runs/performRun'
import { findRun } from '../../../src/server/runs/queries'
import { defineRun, RunRefused, type RunDefinition } from '../../../src/server/runs/run'
import { signInsReport } from '../../../src/session/server'
import { insertClip } from '../../support/clips'
import { runDueJobs } from '../../support/dueJobs'
import { aMember, freshApp, signIn, type TestMember } from '../../support/world'

const app = await freshApp({ withMedia: true })
const { database, services, clock } = app
const { db } = database

const dayMs = 86_400_000

/** Asks for a run in the name of a member, makes it, and returns how it ended. */
async function made(definition: RunDefinition, { userId, customerId }: TestMember) {
  const audited: AuditEvent[] = []
  const context = {
    db,
    now: clock.now,
    newId: () => ulid(),
    services,
    member: { userId, customerId },
    audit: (event: AuditEvent) => void audited.push(event),
    afterCommit: () => {},
  } as unknown as Context
  const id = await askForRun(definition, { customerId }, context)
  await runDueJobs(app, performRunJob)
  expect(audited).toMatchObject([{ action: 'run.asked', target: id }])
  return (await findRun(db, id))!
}

const fetchFile = (url: string) => app.server.inject({ method: 'GET', url })

describe('a report', () => {
  test('of sign-ins is a CSV of what this person did, and nobody else', async () => {
    const member = await aMember(db)
    await signIn(app, member)
    await signIn(app, await aMember(db, { customerId: member.customerId }))
    const run = await made(signInsReport, member)
    expect(run).toMatchObject({ state: 'succeeded', fileName: 'sign-ins-2026-03-01.csv' })
    const answer = await fetchFile(linkToFile(services.links, run.id, clock.now))
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-disposition']).toContain('attachment')
    expect(answer.body.split('\r\n')).toEqual([
      '\uFEFFTime,Event,Organization,IP address',
      `2026-03-01 09:00,Signed in,Customer ${member.customerId},127.0.0.1`,
      '',
    ])
  })

  test('of uploads has what this person brought into this customer', async () => {
    const member = await aMember(db)
    await insertClip(db, member, { title: '=Interview, "take 2"' })
    await insertClip(db, await aMember(db, { customerId: member.customerId }))
    const run = await made(uploadsReport, member)
    const { body } = await fetchFile(linkToFile(services.links, run.id, clock.now))
    const lines = body.trim().split('\r\n')
    expect(lines).toHaveLength(2)
    expect(lines[1]).toMatch(/^"'=Interview, ""take 2""",/)
  })
})

describe('its link', () => {
  test('is over after ten minutes, and opens nothing else', async () => {
    const member = await aMember(db)
    const [run, other] = [await made(signInsReport, member), await made(signInsReport, member)]
    const url = linkToFile(services.links, run.id, clock.now)
    expect((await fetchFile(url)).statusCode).toBe(200)
    expect((await fetchFile(url.replace(run.id, other.id))).statusCode).toBe(404)
    expect((await fetchFile(url.replace(/until=\d/, 'until=9'))).statusCode).toBe(404)
    expect((await fetchFile(`/downloads/${run.id}`)).statusCode).toBe(404)
    clock.now = new Date(clock.now.getTime() + 10 * 60_000)
    expect((await fetchFile(url)).statusCode).toBe(404)
  })
})

test('a file that the store does not give is a fault like any other, and no download', async () => {
  const run = await made(signInsReport, await aMember(db))
  const { storage } = services.runs
  const { read } = storage
  storage.read = () => Promise.reject(new Error('no'))
  const answer = await fetchFile(linkToFile(services.links, run.id, clock.now))
  storage.read = read
  expect(answer.statusCode).toBe(500)
  expect(answer.headers).not.toHaveProperty('content-disposition')
})

describe('a run', () => {
  const own = defineRun({ kind: 'test.own', run: async () => {} })
  const withOwn = async (run: RunDefinition['run'], member: TestMember) => {
    const definitions = services.runs.definitions as RunDefinition[]
    definitions.push({ ...own, run })
    try {
      return await made(own, member)
    } finally {
      definitions.pop()
    }
  }

  test('says what it does, and what it refused', async () => {
    const run = await withOwn(
      async (_, { say }) => {
        await say({ key: 'adminActions.log.letters', count: 3 })
        throw new RunRefused({ key: 'failures.notFound' })
      },
      await aMember(db),
    )
    expect(run).toMatchObject({
      state: 'failed',
      log: [{ key: 'adminActions.log.letters', count: 3 }, { key: 'failures.notFound' }],
    })
  })

  test('keeps its own words for the log when it breaks', async () => {
    const run = await withOwn(
      async () => {
        throw new Error('password=S3cret')
      },
      await aMember(db),
    )
    expect(run).toMatchObject({
      state: 'failed',
      log: [{ key: 'errors.unexpected' }],
      fileName: null,
    })
  })

  test('and its file are forgotten after a week', async () => {
    const run = await made(signInsReport, await aMember(db))
    const forget = async (days: number) => {
      clock.now = new Date(clock.now.getTime() + days * dayMs)
      await db.deleteFrom('jobs').execute()
      await forgetRunsJob.run({ database, services, now: () => clock.now } as never)
    }
    await forget(6)
    expect(await findRun(db, run.id)).toBeDefined()
    await forget(2)
    expect(await findRun(db, run.id)).toBeUndefined()
    expect(await services.runs.storage.find(fileKeyOf(run.id))).toBeUndefined()
  })
})
