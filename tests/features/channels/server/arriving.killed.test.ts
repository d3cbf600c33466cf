// A server that is killed while programs go on air and are sent for a later moment: what it acknowledged is there, each
// arrives once, and the chat of the channel hears of each.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import type { ListInboxResponse } from '../../../../generated/facts/features/home'
import { openDatabase } from '../../../../src/server/database/openDatabase'
import { openChat } from '../../../standins/chat'
import { aVersion } from '../../../support/approvals'
import { aChannel } from '../../../support/channels'
import { projectRoot } from '../../../support/projectRoot'
import { askServer, prepareDataDir, startServer, tokenOf } from '../../../support/realServer'
import { atSize, seed } from '../../../support/sizes'
import { aProgram } from '../../../support/work'

const kills = atSize({ few: 1, part: 3, measure: 10, whole: 30 })
const dataDir = mkdtempSync(join(tmpdir(), 'studio-arriving-'))
const chat = await openChat()
let server: Awaited<ReturnType<typeof startServer>> | undefined
afterAll(async () => {
  await server?.kill('SIGKILL')
  await chat.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const member = await prepareDataDir(dataDir)
const each = 4
const titles = Array.from({ length: kills * each }, (_, no) => `Film ${no}.`)

const { channelId, films } = await inDatabase(async ({ db }) => {
  const made = []
  for (const title of titles) {
    const programId = await aProgram(db, member, { title })
    made.push({ programId, versionId: await aVersion(db, member, programId) })
  }
  return { films: made, channelId: await aChannel(db, member) }
})

async function inDatabase<Answer>(
  work: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<Answer>,
): Promise<Answer> {
  const database = await openDatabase({ projectRoot, dataDir })
  const answer = await work(database)
  await database.close()
  return answer
}

async function restarted() {
  await server?.kill('SIGKILL')
  const running = await startServer(dataDir, { CHAT_WEBHOOK_HOSTS: chat.host })
  server = running
  const token = await tokenOf(running, member)
  return <Answer>(id: Parameters<typeof askServer>[2], body: object = {}) =>
    askServer<Answer>(running, token, id, body)
}

const moments = fc.sample(
  fc.record({
    laterMs: fc.integer({ min: 0, max: 300 }),
    killMs: fc.integer({ min: 0, max: 600 }),
  }),
  { numRuns: kills, seed },
)

const toldOf = (title: string) =>
  chat.messages.filter((message) => JSON.stringify(message).includes(title)).length

test(`what ${kills} killed servers had promised to send arrives, once`, async () => {
  let ask = await restarted()
  await ask('saveChatHook', { channelId, kind: 'slack', url: chat.urlOf('slack') })
  const promised = new Set<string>()
  for (const [no, { laterMs, killMs }] of moments.entries()) {
    const sending = films.slice(no * each, (no + 1) * each).map(async (film, at) => {
      const { programId, versionId } = film
      await ask('publishProgram', { programId, versionId, withoutCaptions: true })
      await ask('deliverProgram', {
        programId,
        channelIds: [channelId],
        userIds: [member.userId],
        required: false,
        deliverAt: new Date(Date.now() + laterMs).toISOString(),
      })
      promised.add(titles[no * each + at]!)
    })
    const settled = Promise.allSettled(sending)
    await new Promise((go) => setTimeout(go, killMs))
    ask = await restarted()
    await settled
  }
  const waiting = () => [...promised].filter((title) => toldOf(title) === 0)
  await expect.poll(waiting, { interval: 20 }).toEqual([])
  const { rows } = await ask<ListInboxResponse>('listInbox', { limit: 200 })
  const shown = rows.map(({ title }) => title)
  for (const title of promised) expect(shown.filter((one) => one === title)).toHaveLength(1)
  expect(new Set(shown).size).toBe(shown.length)
  // Whoever is killed between the answer of a chat and its own note of it says it once more.
  const twice = titles.filter((title) => toldOf(title) > 1)
  expect(twice.filter((title) => toldOf(title) > 2)).toEqual([])
  expect(twice.length).toBeLessThanOrEqual(kills)
})
