// Beside the channels inbox: whom somebody follows, each with as much as its list has left to watch (reach.md 2).
import { expect, test } from 'vitest'
import type {
  ListInboxChannelsResponse,
  ListInboxResponse,
} from '../../../../generated/facts/features/home'
import { aChannel, deliver, follow } from '../../../support/channels'
import { ask } from '../../../support/mediaApp'
import { aMember } from '../../../support/people'
import { anAiredProgram } from '../../../support/work'
import { freshApp, signIn } from '../../../support/world'

const app = await freshApp()
const { db } = app.database

async function join(customerId?: string) {
  const member = await aMember(db, { roles: ['viewer'], ...(customerId && { customerId }) })
  return { member, session: await signIn(app, member) }
}
type Person = Awaited<ReturnType<typeof join>>

const beside = (person: Person) =>
  ask<ListInboxChannelsResponse>(app, person, 'listInboxChannels', {})
const named = async (person: Person) =>
  (await beside(person)).channels.map(({ channel, notViewed }) => [channel.name, notViewed])

const is = (field: 'channels' | 'state' | 'isPosted', value: string) => ({
  field,
  op: 'is' as const,
  value,
})

/** As many as the list holds once its channel is chosen and what was viewed is left out. */
async function lengthOf(person: Person, channelId?: string): Promise<number> {
  const { total } = await ask<ListInboxResponse>(app, person, 'listInbox', {
    filters: [
      is('isPosted', 'true'),
      is('state', 'new'),
      is('state', 'started'),
      ...(channelId ? [is('channels', channelId)] : []),
    ],
  })
  return total ?? 0
}

test('who follows none has none', async () => {
  const me = await join()
  await aChannel(db, me.member, { name: 'Not mine' })
  expect(await beside(me)).toEqual({ channels: [], notViewed: 0 })
})

test.each(['requested', 'left', 'denied'] as const)(
  'a channel that is %s is not among them',
  async (state) => {
    const me = await join()
    await follow(db, me.member, await aChannel(db, me.member), { state })
    expect(await named(me)).toEqual([])
  },
)

test('each channel counts what its list has left to watch, and all count each program once', async () => {
  const me = await join()
  const other = await join(me.member.customerId)
  const at: Record<string, string> = {}
  for (const name of ['News', 'board', 'Álbum', 'Empty']) {
    at[name] = await aChannel(db, me.member, { name })
    await follow(db, me.member, at[name])
    await follow(db, other.member, at[name])
  }
  const post = async (...names: string[]) => {
    const programId = await anAiredProgram(db, me.member)
    for (const name of names) await deliver(db, me.member, programId, { channelId: at[name]! })
    return programId
  }
  await post('News')
  await post('News', 'board')
  const seen = await post('News', 'board')
  await ask(app, me, 'setViewed', { programIds: [seen], viewed: true })
  // What was sent to me alone came through no channel.
  await deliver(db, me.member, await anAiredProgram(db, me.member), { userId: me.member.userId })

  expect(await named(me)).toEqual([
    ['Álbum', 0],
    ['board', 1],
    ['Empty', 0],
    ['News', 2],
  ])
  const { channels, notViewed } = await beside(me)
  for (const { channel, notViewed: left } of channels)
    expect([channel.name, left]).toEqual([channel.name, await lengthOf(me, channel.id)])
  expect([notViewed, await lengthOf(me)]).toEqual([2, 2])
  // Nobody's viewing is another one's.
  expect((await beside(other)).notViewed).toBe(3)
})
