/** Makes the demo's channels as its campaign manager would, and lets those in who follow them. */
import sharp from 'sharp'
import { addChannel, addSubscribers, subscribe } from '../../features/channels/server/handlers'
import { joinByRole } from '../../features/channels/server'
import type { Services } from '../../server/services'
import { asManager, asMember, type ManagerIds } from './asManager'
import { demoChannels, type ChannelKey, type DemoChannel } from './channels'
import { svgOf } from './scenes/scene'
import type { Writing } from './writeCast'

const made = 60
const askedDaysAgo = 0.1
const coverSize = { width: 640, height: 360 }

type Demo = Writing & { readonly services: Services }
export type ChannelIds = Readonly<Record<ChannelKey, string>>

/** Those that are there are left as they are. */
export async function writeChannels(demo: Demo, ids: ManagerIds): Promise<ChannelIds> {
  const { db } = demo
  const customerId = ids.customers.northwind
  const members = await db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.userId')
    .select(['users.id', 'users.name'])
    .where('memberships.customerId', '=', customerId)
    .execute()
  const idsOf = (names: readonly string[] = []) =>
    members.filter(({ name }) => names.includes(name)).map(({ id }) => id)
  const found: [string, string][] = []
  for (const [key, channel] of Object.entries(demoChannels) as [ChannelKey, DemoChannel][])
    found.push([key, await writeChannel(channel, idsOf, demo, ids)])
  const context = asManager(demo, ids, made)
  for (const { id: userId } of members) await joinByRole({ userId, customerId }, context)
  return Object.fromEntries(found) as ChannelIds
}

async function writeChannel(
  {
    cover,
    followers,
    asked,
    roles,
    owners,
    access = 'open',
    posting = 'owners',
    ...said
  }: DemoChannel,
  idsOf: (names?: readonly string[]) => string[],
  demo: Demo,
  ids: ManagerIds,
): Promise<string> {
  const { db } = demo
  const customerId = ids.customers.northwind
  const known = await db
    .selectFrom('channels')
    .select('id')
    .where('customerId', '=', customerId)
    .where('name', '=', said.name)
    .executeTakeFirst()
  if (known) return known.id
  const context = asManager(demo, ids, made)
  const drawing = svgOf(cover.size, coverSize, cover.backdrop + cover.moving(0))
  const picture = await sharp(Buffer.from(drawing)).png().toBuffer()
  const pictureUrl = await demo.services.pictures.keep(ids.people.cm, picture)
  const { channelId } = await addChannel(
    {
      values: {
        ...said,
        access,
        hasComments: true,
        posting,
        backfill: '30days',
        pictureUrl,
        owners: idsOf(owners),
        autoRoles: [...(roles ?? [])],
      },
    },
    context,
  )
  const userIds = [...new Set([...idsOf(owners), ...idsOf(followers)])]
  if (userIds.length > 0) await addSubscribers({ channelId, userIds }, context)
  for (const name of asked ?? [])
    for (const userId of idsOf([name]))
      await subscribe(
        { channelId },
        asMember(demo, { userId, customerId, name, role: 'viewer' }, askedDaysAgo),
      )
  return channelId
}
