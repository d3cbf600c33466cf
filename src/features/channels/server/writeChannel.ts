import { changeRow, changeRows, createdNow, createRow, membersAmong } from '../../../screens/server'
import type { Context } from '../../../server/context'
import { failure, malformedRequest } from '../../../server/errors'
import { askForJob } from '../../../server/jobs/askForJob'
import { mostChannels } from '../channel'
import { channels } from './channels'
import { subscribeByRoleJob } from './subscribeByRole'

const table = 'channels'
const taken = {
  channels_customer_id_name_key_key: 'nameTaken',
  channels_customer_id_chat_channel_id_key: 'chatChannelTaken',
} as const

export const addChannel = createRow('addChannel', channels, {
  table,
  taken,
  before: ensureRoom,
  async insert(values, id, context) {
    return {
      id,
      customerId: context.member.customerId,
      name: titled(values.name),
      access: values.access,
      posting: values.posting,
      backfill: values.backfill,
      autoRoles: distinct(values.autoRoles),
      hasComments: values.hasComments ?? true,
      mail: values.mail ?? 'off',
      defaultExpiryDays: values.defaultExpiryDays ?? null,
      ...texts(values),
      ...(await keptPicture(values.pictureUrl, context)),
      ...createdNow(context),
    }
  },
  async after({ owners, autoRoles }, id, context) {
    const { member } = context
    await giveOwners(id, owners?.length ? owners : [member.userId], context)
    if (autoRoles?.length) await letRolesIn(id, context)
  },
})

export const updateChannel = changeRow('updateChannel', channels, {
  table,
  taken,
  may: 'edit',
  needs: { owners: 'editOwners' },
  async set({ autoRoles, ...values }, row, context) {
    const { name, access, posting, backfill, hasComments, mail, defaultExpiryDays, pictureUrl } =
      values
    return {
      ...(name === undefined ? {} : { name: titled(name) }),
      ...(access && { access }),
      ...(posting && { posting }),
      ...(backfill && { backfill }),
      ...(autoRoles === undefined ? {} : { autoRoles: distinct(autoRoles) }),
      ...(hasComments === undefined ? {} : { hasComments: hasComments ?? true }),
      ...(mail === undefined ? {} : { mail: mail ?? 'off' }),
      ...(defaultExpiryDays === undefined ? {} : { defaultExpiryDays }),
      ...texts(values),
      ...(pictureUrl === row.pictureUrl ? {} : await keptPicture(pictureUrl, context)),
    }
  },
  async after({ owners, autoRoles }, { id, autoRoles: before }, context) {
    if (owners !== undefined) await giveOwners(id, owners ?? [], context)
    if (autoRoles?.some((role) => !before.includes(role))) await letRolesIn(id, context)
  },
})

export const archiveChannels = changeRows('archiveChannels', channels, {
  table,
  may: 'archive',
  set: (_, { now }) => ({ archivedAt: now }),
})

export const reopenChannels = changeRows('reopenChannels', channels, {
  table,
  may: 'reopen',
  set: () => ({ archivedAt: null }),
})

/** Two who add one at once come one after the other. */
async function ensureRoom(count: number, { db, member: { customerId } }: Context): Promise<void> {
  await db
    .selectFrom('customers')
    .select('id')
    .where('id', '=', customerId)
    .forNoKeyUpdate()
    .execute()
  const { there } = await db
    .selectFrom('channels')
    .select(({ fn }) => fn.countAll<string>().as('there'))
    .where('customerId', '=', customerId)
    .executeTakeFirstOrThrow()
  if (Number(there) + count > mostChannels)
    throw failure('tooManyChannels', { most: String(mostChannels) })
}

/** Exactly these own it from now on; there is always one. */
async function giveOwners(
  channelId: string,
  userIds: readonly string[],
  context: Context,
): Promise<void> {
  const { db, member } = context
  const owners = [...new Set(userIds)]
  if (owners.length === 0) throw failure('channelNeedsOwner')
  if ((await membersAmong(owners, context)).size < owners.length)
    throw malformedRequest('`values.owners` names somebody who is not known here.', [
      { field: 'values.owners', code: 'enum' },
    ])
  await db.deleteFrom('channelOwners').where('channelId', '=', channelId).execute()
  const rows = owners.map((userId) => ({ customerId: member.customerId, channelId, userId }))
  await db.insertInto('channelOwners').values(rows).execute()
}

const letRolesIn = (subjectId: string, context: Context) =>
  askForJob(subscribeByRoleJob, { subjectId, customerId: context.member.customerId }, context)

function titled(name: string): string {
  const said = name.trim()
  if (said === '') throw failure('titleEmpty')
  return said
}

const distinct = <Role>(roles: readonly Role[] | null | undefined) => [...new Set(roles ?? [])]

interface Texts {
  readonly description?: string | null
  readonly chatChannelId?: string | null
}

/** Blanks are no value. */
const texts = ({ description, chatChannelId }: Texts) => ({
  ...(description === undefined ? {} : { description: description?.trim() || null }),
  ...(chatChannelId === undefined ? {} : { chatChannelId: chatChannelId?.trim() || null }),
})

async function keptPicture(
  pictureUrl: string | null | undefined,
  { services, member }: Context,
): Promise<{ pictureUrl?: string | null }> {
  if (pictureUrl) await services.pictures.ensureKept(pictureUrl, [member.userId])
  return pictureUrl === undefined ? {} : { pictureUrl: pictureUrl || null }
}
