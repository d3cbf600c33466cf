// The database goes away for a while, in the middle of writes and of work: whoever asks meanwhile is refused in words, what
// was acknowledged is there, and all work is done once it is back (security-reliability.md, promise 7).
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { connectDatabase } from '../../src/server/database/openDatabase'
import { roleIdOf } from '../../src/session/server'
import { freshDatabase } from '../support/freshDatabase'
import { aMailbox } from '../support/mailbox'
import { aPerson, freshMediaApp } from '../support/mediaApp'
import { socketOf, urlByPort } from '../support/realPostgres'
import { callAs } from '../support/talk'
import { aWireTo } from '../support/wire'

const database = await freshDatabase()
const { db } = database

async function byWire() {
  const wire = await aWireTo(socketOf(database.url))
  const wired = connectDatabase(urlByPort(database.url, wire.port))
  const dataDir = mkdtempSync(join(tmpdir(), 'studio-outage-'))
  const mailbox = await aMailbox()
  const app = await freshMediaApp({
    after: { database: wired, dataDir, clock: { aheadMs: 0 } },
    environment: { SMTP_URL: mailbox.url, PUBLIC_ORIGIN: 'http://studio.test' },
  })
  return { app, wire, mailbox, wired }
}

test('goes away for a while, and nothing that was acknowledged is lost', async () => {
  const { app, wire, mailbox } = await byWire()
  const { session, member } = await aPerson(app)
  const acknowledged: string[] = []
  const told = new Set<string>()
  let asked = 0

  /** An invitation is a row, and a letter that a job sends. */
  async function invite(): Promise<boolean> {
    const email = `invited${(asked += 1)}@lund.example`
    const values = { name: 'New', email, roles: [roleIdOf('viewer')] }
    const { status, body } = await callAs(app, session, 'inviteUser', { values })
    const isDone = body['status'] === 'Ok'
    if (isDone) acknowledged.push(email)
    else told.add(`${status} ${String(body['errorCode'])}`)
    return isDone
  }
  const atOnce = (count: number) => Promise.all(Array.from({ length: count }, invite))

  await atOnce(4)
  const caught = atOnce(12)
  wire.cut()
  await caught
  await atOnce(8)
  wire.mend()
  while (!(await invite()));
  await atOnce(4)

  // Refused in words, to be asked again later.
  expect([...told]).toEqual(['503 busy'])
  const { customerId } = member
  const invited = await db
    .selectFrom('users')
    .innerJoin('memberships', 'memberships.userId', 'users.id')
    .select('users.email')
    .where('customerId', '=', customerId)
    .execute()
  const kept = invited.map(({ email }) => email)
  expect(acknowledged.filter((email) => !kept.includes(email))).toEqual([])
  const unsettled = () =>
    db
      .selectFrom('letters')
      .select('id')
      .where('customerId', '=', customerId)
      .where('state', 'in', ['queued', 'sending'])
      .execute()
  await expect.poll(unsettled, { interval: 20 }).toEqual([])
  const received = mailbox.letters.flatMap(({ to }) => to)
  expect(new Set(received).size).toBe(received.length)
  // One that was on its way as the database went may have arrived: a person says whether it is sent again.
  const unsure = await db
    .selectFrom('letters')
    .select('toAddress')
    .where('customerId', '=', customerId)
    .where('state', '=', 'failed')
    .execute()
  const isUnsure = (email: string) => unsure.some(({ toAddress }) => toAddress === email)
  expect(acknowledged.filter((email) => !received.includes(email) && !isUnsure(email))).toEqual([])
})
