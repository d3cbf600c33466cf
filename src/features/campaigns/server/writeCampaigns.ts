// Campaigns are made and changed here; what becomes of them in moveCampaigns.ts.
import { sql } from 'kysely'
import type {
  AddCampaignRequest,
  UpdateCampaignRequest,
} from '../../../../generated/facts/features/campaigns'
import { changeRow, createdNow, createRow } from '../../../screens/server'
import type { Context } from '../../../server/context'
import { failure, notFound } from '../../../server/errors'
import { campaigns } from './campaigns'
import { postPrograms } from './postPrograms'
import { setRefs } from './refs'

const table = 'campaigns'

export const addCampaign = createRow('addCampaign', campaigns, {
  table,
  insert: async (values, id, context) => ({
    id,
    customerId: context.member.customerId,
    ownerUserId: context.member.userId,
    ...(await columnsOf(values, context)),
    name: values.name.trim(),
    ...createdNow(context),
  }),
  after: (values, id, context) => setRefs(id, values, context),
})

export const updateCampaign = changeRow('updateCampaign', campaigns, {
  table,
  may: 'edit',
  needs: { lists: 'aim', contacts: 'aim', channels: 'aim', programs: 'aim', consent: 'aim' },
  async set(values, row, context) {
    if (values.sharePage === null) await requireNoLetters(row.id, context)
    judgeDays(
      values.startsOn === undefined ? row.startsOn : values.startsOn,
      values.endsOn === undefined ? row.endsOn : values.endsOn,
    )
    return columnsOf(values, context)
  },
  async after(values, { id, state }, context) {
    await setRefs(id, values, context)
    if (state === 'scheduled' && values.startsOn !== undefined) await postPrograms(id, context)
  },
})

/** What is planned, or is being sent, leads to the page. */
async function requireNoLetters(campaignId: string, { db }: Context): Promise<void> {
  const letter = await db
    .selectFrom('campaignLetters as letter')
    .leftJoin('mailBatches as batch', 'batch.id', 'letter.id')
    .select('letter.id')
    .where('letter.campaignId', '=', campaignId)
    .where(({ eb, or }) =>
      or([eb('letter.state', '=', 'planned'), eb('batch.state', 'in', ['running', 'paused'])]),
    )
    .executeTakeFirst()
  if (letter) throw failure('letterNoPage')
}

type Values = AddCampaignRequest['values'] | UpdateCampaignRequest['values']

/** What the form does not say stays. */
async function columnsOf(values: Values, context: Context) {
  const { name, goal, consent, startsOn, endsOn, replyTo, sharePage } = values
  judgeDays(startsOn, endsOn)
  if (sharePage) await requirePage(sharePage, context)
  return {
    ...(name !== undefined && { name: name.trim() }),
    ...(consent !== undefined && { consent }),
    ...(goal !== undefined && { goal: goal?.trim() ?? '' }),
    ...(replyTo !== undefined && { replyTo: replyTo?.trim().toLowerCase() || null }),
    ...(sharePage !== undefined && { sharePageId: sharePage }),
    ...(startsOn !== undefined && {
      startsAt: startsOn ? await momentOf(startsOn, '00:00', context) : null,
    }),
    ...(endsOn !== undefined && {
      endsAt: endsOn ? await momentOf(endsOn, '24:00', context) : null,
    }),
  }
}

type Day = string | null | undefined

function judgeDays(startsOn: Day, endsOn: Day): void {
  if (startsOn && endsOn && endsOn < startsOn) throw failure('daysTurned')
}

async function requirePage(pageId: string, { db, member }: Context): Promise<void> {
  const page = await db
    .selectFrom('sharePages')
    .select('id')
    .where('id', '=', pageId)
    .where('customerId', '=', member.customerId)
    .executeTakeFirst()
  if (!page) throw notFound()
}

/** Days and times are those of the customer. */
export async function momentOf(day: string, time: string, { db, member }: Context): Promise<Date> {
  const { moment } = await db
    .selectFrom('customers')
    .select(
      sql<Date>`((${day}::date + ${time}::interval) at time zone coalesce(timezone, 'UTC'))`.as(
        'moment',
      ),
    )
    .where('id', '=', member.customerId)
    .executeTakeFirstOrThrow()
  return moment
}
