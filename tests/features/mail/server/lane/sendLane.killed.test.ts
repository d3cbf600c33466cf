// A server that is killed at any moment while it sends letters to many: nobody gets two, and nobody is forgotten (reach.md 5).
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '../../../../../src/server/database/openDatabase'
import { aContact } from '../../../../support/audience'
import { aCampaign, aCampaignLetter } from '../../../../support/campaigns'
import { aMailbox } from '../../../../support/mailbox'
import { projectRoot } from '../../../../support/projectRoot'
import { prepareDataDir, startServer } from '../../../../support/realServer'
import { insertSharePage, onAir } from '../../../../support/sharing'
import { atSize, seed } from '../../../../support/sizes'

const { kills, contacts } = atSize({
  few: { kills: 1, contacts: 12 },
  part: { kills: 5, contacts: 50 },
  measure: { kills: 20, contacts: 200 },
  whole: { kills: 200, contacts: 2_000 },
})
const dataDir = mkdtempSync(join(tmpdir(), 'studio-lane-'))
let server: Awaited<ReturnType<typeof startServer>> | undefined
afterAll(async () => {
  await server?.kill('SIGKILL')
  rmSync(dataDir, { recursive: true, force: true })
})

const mailbox = await aMailbox()
const member = await prepareDataDir(dataDir)

async function inDatabase<Answer>(
  work: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<Answer>,
): Promise<Answer> {
  const database = await openDatabase({ projectRoot, dataDir })
  const answer = await work(database)
  await database.close()
  return answer
}

/** A live campaign with a letter that is due, and both jobs with it. */
const letterId = await inDatabase(async ({ db }) => {
  const { customerId } = member
  const { programId } = await onAir(db, member)
  const sharePageId = await insertSharePage(db, member, programId)
  const named = []
  for (let at = 0; at < contacts; at += 1)
    named.push(await aContact(db, { customerId, email: `reader@${at}.example` }))
  const campaign = { state: 'live' as const, sharePageId, contacts: named }
  const campaignId = await aCampaign(db, member, campaign)
  const sendAt = new Date(0)
  const due = { lane: 'mail' as const, dueAt: sendAt, subjectId: '', customerId: null }
  for (const kind of ['campaigns.run', 'mail.lane'])
    await db
      .insertInto('jobs')
      .values({ kind, ...due })
      .execute()
  return aCampaignLetter(db, member, { campaignId, state: 'planned', sendAt })
})

const states = () =>
  inDatabase(({ db }) =>
    db
      .selectFrom('mailMessages as message')
      .innerJoin('contacts', 'contacts.id', 'message.contactId')
      .select(['message.state', 'contacts.email'])
      .where('letterId', '=', letterId)
      .execute(),
  )

interface Kill {
  /** Of the letters since the server began. */
  readonly atLetter: number
  /** Whether the mail server had kept the letter that it never answered. */
  readonly isKept: boolean
}

const each = Math.max(1, Math.floor((contacts / (kills + 1)) * 0.9))
const moments: Kill[] = fc.sample(
  fc.record({ atLetter: fc.integer({ min: 1, max: each }), isKept: fc.boolean() }),
  { numRuns: kills, seed },
)

/** Each unsure letter was offered to a server that was killed then, and is not offered again. */
const mostKept = contacts - moments.filter(({ isKept }) => !isKept).length
let kept = 0

/** Runs until it dies at this letter; without one until all letters have been offered. */
async function runUntil(kill: Kill | undefined): Promise<void> {
  const environment = {
    SMTP_URL: mailbox.url,
    PUBLIC_ORIGIN: 'http://studio.test',
    MAIL_PER_MINUTE: '100000',
  }
  let letters = 0
  const reached = new Promise<void>((resolve) => {
    mailbox.onLetter(() => {
      letters += 1
      const isKilled = letters === kill?.atLetter
      const isKept = !isKilled || kill.isKept
      if (isKept) kept += 1
      if (isKilled || (!kill && kept === mostKept)) resolve()
      return { isKept, isAnswered: !isKilled }
    })
  })
  server = await startServer(dataDir, environment)
  await reached
  await server.kill('SIGKILL')
  server = undefined
}

test(`of ${contacts} readers each gets one letter although the server is killed ${kills} times`, async () => {
  for (const kill of moments) await runUntil(kill)
  await runUntil(undefined)
  const received = new Map<string, number>()
  for (const { to } of mailbox.letters)
    for (const address of to) received.set(address, (received.get(address) ?? 0) + 1)
  expect(Math.max(...received.values())).toBe(1)
  const rows = await states()
  expect(rows).toHaveLength(contacts)
  const unreceived = rows.filter(({ email }) => !received.has(email))
  expect(unreceived.filter(({ state }) => !isUnsure(state))).toEqual([])
  expect(rows.filter(({ state }) => state !== 'sent' && !isUnsure(state))).toEqual([])
  expect(rows.filter(({ state }) => state === 'unsure')).toHaveLength(kills)
})

/** The last one may have been killed before it had heard that its letter was taken. */
const isUnsure = (state: string) => state === 'unsure' || state === 'sending'
