/** Makes the demo's channels as its campaign manager would, and lets those in who follow them. */
import sharp from 'sharp'
import { addChannel, addSubscribers, subscribe } from '../../features/channels/server/handlers'
import { joinByRole } from '../../features/channels/server'
import { demoChannels, type DemoChannel } from './channels'
import { svgOf } from './scenes/scene'
import type { Stage } from './stage'

const made = 60
const askedDaysAgo = 0.1
const coverSize = { width: 640, height: 360 }

export async function writeChannels(stage: Stage): Promise<void> {
  const customerId = stage.customers.northwind
  const members = await stage.db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.userId')
    .select(['users.id', 'users.name'])
    .where('memberships.customerId', '=', customerId)
    .execute()
  const idsOf = (names: readonly string[] = []) =>
    members.filter(({ name }) => names.includes(name)).map(({ id }) => id)
  for (const channel of Object.values<DemoChannel>(demoChannels))
    await writeChannel(channel, idsOf, stage)
  for (const { id: userId } of members)
    await joinByRole({ userId, customerId }, stage.as('cm', made))
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
  stage: Stage,
): Promise<void> {
  const context = stage.as('cm', made)
  const drawing = svgOf(cover.size, coverSize, cover.backdrop + cover.moving(0))
  const picture = await sharp(Buffer.from(drawing)).png().toBuffer()
  const pictureUrl = await stage.services.pictures.keep(stage.people.cm, picture)
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
      await subscribe({ channelId }, stage.as({ userId, name, role: 'viewer' }, askedDaysAgo))
}
