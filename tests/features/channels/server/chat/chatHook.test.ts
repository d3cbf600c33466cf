import { afterAll, beforeEach, expect, test } from 'vitest'
import { tellChatJob } from '../../../../../src/features/channels/server'
import { aChannel, aProgramOnAir } from '../../../../support/channels'
import { runDueJobs } from '../../../../support/dueJobs'
import { freshApp } from '../../../../support/freshApp'
import { somebody, type Connecting } from '../../../../support/integrations'
import { callAs } from '../../../../support/talk'
import { openChat } from '../../../../standins/chat'

const chat = await openChat()
afterAll(() => chat.close())
const environment = { CHAT_WEBHOOK_HOSTS: chat.host }
const app = await freshApp({ environment })
const { db } = app.database

beforeEach(() => {
  chat.fault = undefined
  chat.messages = []
  chat.asked = 0
})

interface Owned extends Connecting {
  readonly channelId: string
}

async function anOwner(kind: 'slack' | 'teams' | 'discord' = 'slack', given = {}): Promise<Owned> {
  const who = await somebody(app)
  const channelId = await aChannel(db, who.member, { name: 'Studio hour', ...given })
  await save({ ...who, channelId }, kind)
  return { ...who, channelId }
}

const save = ({ session, channelId }: Owned, kind: string, url = chat.urlOf(kind as 'slack')) =>
  callAs(app, session, 'saveChatHook', { channelId, kind, url })
const hookOf = async ({ session, channelId }: Owned) =>
  (await callAs(app, session, 'getChatHook', { channelId })).body['clientResponse']
const press = async ({ session, channelId }: Owned) =>
  (await callAs(app, session, 'testChatHook', { channelId })).body['clientResponse']

async function post(who: Owned, change = {}): Promise<string> {
  const programId = await aProgramOnAir(db, who.member, 'All hands <live> & more')
  await deliver(who, programId, change)
  return programId
}

const deliver = (who: Owned, programId: string, change = {}) =>
  callAs(app, who.session, 'deliverProgram', {
    programId,
    channelIds: [who.channelId],
    userIds: [],
    required: false,
    viewAgain: false,
    ...change,
  })
const work = () => runDueJobs(app, tellChatJob)

test.each(['slack', 'teams', 'discord'] as const)(
  'a post is told in %s, with a link to the channel, once',
  async (kind) => {
    const who = await anOwner(kind)
    const programId = await post(who)
    await work()
    await deliver(who, programId)
    await work()
    expect(chat.messages).toHaveLength(1)
    const said = JSON.stringify(chat.messages[0])
    expect(said).toContain('Studio hour')
    expect(said).toContain(`http://studio.test/channel/edit/${who.channelId}`)
    expect(await hookOf(who)).toMatchObject({ hook: { kind, toldAt: expect.any(String) } })
  },
)

test('words of a title mean nothing in the chat', async () => {
  const who = await anOwner('slack')
  await post(who)
  await work()
  expect(chat.messages[0]).toMatchObject({
    text: expect.stringContaining('All hands &lt;live&gt; &amp; more'),
  })
  const other = await anOwner('discord')
  await post(other)
  await work()
  expect(chat.messages[1]).toMatchObject({ allowed_mentions: { parse: [] } })
})

test('the address of a webhook is told to nobody, nor can it be read in the database', async () => {
  const who = await anOwner()
  const kept = await db
    .selectFrom('channelChatHooks')
    .selectAll()
    .where('channelId', '=', who.channelId)
    .executeTakeFirstOrThrow()
  expect(JSON.stringify([kept, await hookOf(who)])).not.toContain('/T0/B0/key')
  expect(await hookOf(who)).toEqual({ hook: { kind: 'slack', host: chat.host } })
})

test.each([
  ['gone', 'gone', 1],
  ['redirect', 'refused', 1],
  ['cut', 'unreachable', 1],
  ['limited', 'unreachable', 1],
  ['broken', 'unreachable', 1],
] as const)('a chat that is %s: the test says %s', async (fault, told, asked) => {
  const who = await anOwner()
  chat.fault = fault
  expect(await press(who)).toMatchObject({ hook: { fault: told } })
  expect(chat.asked).toBe(asked)
  chat.fault = undefined
  const { hook } = (await press(who)) as { hook: object }
  expect(hook).not.toHaveProperty('fault')
  expect(hook).toHaveProperty('toldAt')
})

test('a chat that does not answer is asked again later', async () => {
  const who = await anOwner()
  chat.fault = 'broken'
  await post(who)
  await work()
  expect(chat.messages).toEqual([])
  chat.fault = undefined
  const before = app.clock.now
  app.clock.now = new Date(before.getTime() + 3_000)
  await work()
  app.clock.now = before
  expect(chat.messages).toHaveLength(1)
})

test('what comes later is told when it is there, and not if it was taken back', async () => {
  const who = await anOwner()
  const before = app.clock.now
  const deliverAt = new Date(before.getTime() + 3_600_000).toISOString()
  await post(who, { deliverAt })
  const recalled = await post(who, { deliverAt })
  await db
    .updateTable('programDeliveries')
    .set({ recalledAt: before })
    .where('programId', '=', recalled)
    .execute()
  await work()
  expect(chat.messages).toEqual([])
  app.clock.now = new Date(deliverAt)
  await work()
  app.clock.now = before
  expect(chat.messages).toHaveLength(1)
})

test.each([
  ['of another service', 'https://evil.example/hook'],
  ['without encryption', 'http://hooks.slack.com/services/x'],
  ['of our own network', 'https://192.168.0.1/hook'],
])('an address %s is refused', async (_, url) => {
  const who = await anOwner()
  expect((await save(who, 'slack', url)).body['errorMessage']).toMatch(/^This is no webhook/)
})

test('a host that the operator names no more is not written to any more', async () => {
  const who = await anOwner()
  const { services } = app
  const hosts = services.chat.hosts
  Object.assign(services.chat, { hosts: [] })
  expect(await press(who)).toMatchObject({ hook: { fault: 'refused' } })
  Object.assign(services.chat, { hosts })
  expect(chat.asked).toBe(0)
})

test('only whoever looks after a channel sees or changes where it is told', async () => {
  const who = await anOwner()
  const { customerId } = who.member
  const viewer = await somebody(app, { customerId, roles: ['viewer'] })
  const asViewer: Owned = { ...viewer, channelId: who.channelId }
  for (const id of ['getChatHook', 'testChatHook', 'removeChatHook'] as const) {
    const { status } = await callAs(app, asViewer.session, id, { channelId: who.channelId })
    expect(status).toBe(403)
  }
  expect((await save(asViewer, 'slack')).status).toBe(403)
  const stranger = await somebody(app)
  const answer = await callAs(app, stranger.session, 'getChatHook', { channelId: who.channelId })
  expect(answer.body['status']).toBe('Error')
})

test('once it is removed nothing is told any more', async () => {
  const who = await anOwner()
  await callAs(app, who.session, 'removeChatHook', { channelId: who.channelId })
  await post(who)
  await work()
  expect(chat.asked).toBe(0)
  expect(await hookOf(who)).toEqual({})
})
