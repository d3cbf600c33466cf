/** A customer with everybody who stands to its channels in some way. */
import { ulid } from 'ulid'
import type { RoleId } from '../../../../generated/facts/roles'
import type { ServedCallId } from '../../../../generated/wiring/calls'
import {
  aChannel,
  deliver,
  aProgramOnAir,
  follow,
  type GivenChannel,
} from '../../../support/channels'
import { freshMediaApp } from '../../../support/mediaApp'
import { aCustomer, aMember, callAs, signIn, type TestSession } from '../../../support/world'

export async function channelWorld() {
  const app = await freshMediaApp({ processes: false })
  const { db } = app.database
  const customerId = await aCustomer(db)
  const join = async (role: RoleId, customer = customerId) => {
    const member = await aMember(db, { customerId: customer, roles: [role] })
    return { ...member, session: await signIn(app, member) }
  }
  const people = {
    cm: await join('cm'),
    owner: await join('viewer'),
    other: await join('admin'),
    poster: await join('cc'),
    subscriber: await join('viewer'),
    asked: await join('viewer'),
    stranger: await join('viewer'),
    elsewhere: await join('cm', await aCustomer(db)),
  }

  /** Owned by two, with one who follows it, one who asks to, and a post of the poster. */
  async function open(given: GivenChannel = {}) {
    const owners = [people.owner.userId, people.other.userId]
    const channelId = await aChannel(db, people.cm, { posting: 'creators', owners, ...given })
    await follow(db, people.subscriber, channelId)
    await follow(db, people.asked, channelId, { state: 'requested' })
    const programId = await aProgramOnAir(db, people.cm)
    const by = { createdBy: people.poster.userId }
    const deliveryId = await deliver(db, people.poster, programId, { channelId }, by)
    return { channelId, programId, deliveryId }
  }

  /** Ok, or the code of why not. */
  async function outcome(who: { session: TestSession }, call: ServedCallId, request: object) {
    const { body, status } = await callAs(app, who.session, call, request)
    if (body['status'] === 'Ok') return { code: 'ok', reply: body['clientResponse'] as never }
    return { code: String(body['errorCode'] ?? status), reply: undefined as never }
  }

  const standingOf = async (channelId: string, userId: string) =>
    (
      await db
        .selectFrom('channelSubscriptions')
        .select('state')
        .where('channelId', '=', channelId)
        .where('userId', '=', userId)
        .executeTakeFirst()
    )?.state ?? 'none'

  return { app, db, customerId, people, join, open, outcome, standingOf, newId: () => ulid() }
}

export type ChannelWorld = Awaited<ReturnType<typeof channelWorld>>
export type Who = keyof ChannelWorld['people']
