// Letters of campaigns are made and changed here; what becomes of them in moveLetters.ts.
import type { LetterDoc } from '../../../../generated/facts/features/mail'
import { changeRow, createdNow, createRow } from '../../../screens/server'
import type { Context } from '../../../server/context'
import { failure, forbidden, notFound } from '../../../server/errors'
import { actsWithCampaign, readTime } from '../campaign'
import { letters } from './letters'
import { usualDoc } from './usualDoc'
import { momentOf } from './writeCampaigns'
import { showCampaign } from './tellOfCampaign'

const table = 'campaignLetters'
const usualTime = '09:00'
const mostLetters = 150

export const addCampaignLetter = createRow('addCampaignLetter', letters, {
  table,
  async insert({ campaign, ...values }, id, context) {
    await requireCampaign(campaign, context)
    return {
      id,
      customerId: context.member.customerId,
      campaignId: campaign,
      ...saying(values.doc ?? (await usualDoc(campaign, context))),
      segment: values.segment,
      sendAt: await sendAtOf(values, {}, context),
      ...createdNow(context),
    }
  },
  after: ({ campaign }, _, context) => showCampaign(campaign, context),
})

export const updateCampaignLetter = changeRow('updateCampaignLetter', letters, {
  table,
  may: 'edit',
  set: async (values, row, context) => ({
    ...(values.segment !== undefined && { segment: values.segment }),
    ...(values.doc && saying(values.doc)),
    sendAt: await sendAtOf(values, row, context),
  }),
  after: (_, { campaignId }, context) => showCampaign(campaignId, context),
})

/** Its subject stands in lists, with the variables that it names. */
const saying = (doc: LetterDoc) => ({
  doc: JSON.stringify(doc),
  subject: doc.subject.replace(/\s+/g, ' ').trim().slice(0, mostLetters) || '–',
})

interface Time {
  readonly sendOn?: string | null | undefined
  readonly sendTime?: string | null | undefined
}

/** Without a day it goes at no time, whatever the hour. */
async function sendAtOf(given: Time, before: Time, context: Context): Promise<Date | null> {
  const sendOn = given.sendOn === undefined ? before.sendOn : given.sendOn
  const typed = given.sendTime === undefined ? before.sendTime : given.sendTime
  const time = readTime(typed ?? usualTime)
  if (time === undefined) throw failure('timeUnfit')
  return sendOn ? momentOf(sendOn, time, context) : null
}

async function requireCampaign(campaignId: string, { db, member }: Context): Promise<void> {
  const campaign = await db
    .selectFrom('campaigns')
    .select('state')
    .where('id', '=', campaignId)
    .where('customerId', '=', member.customerId)
    .executeTakeFirst()
  if (!campaign) throw notFound()
  if (!actsWithCampaign(campaign.state).includes('write')) throw forbidden()
}
