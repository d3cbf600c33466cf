// What becomes of the letters of campaigns, as far as people say it.
import type { LetterDoc } from '../../../../generated/facts/features/mail'
import { changeRows } from '../../../screens/server'
import type { Context } from '../../../server/context'
import { failure } from '../../../server/errors'
import { faultsOf, variablesOf } from '../../mail/letters'
import { letters } from './letters'
import { mailTest } from './testLetter'
import { showCampaign } from './tellOfCampaign'

const table = 'campaignLetters'

export const planCampaignLetters = changeRows('planCampaignLetters', letters, {
  table,
  may: 'plan',
  async each(letter, _, context) {
    if (letter.sendAt === null) throw failure('letterNoDay')
    if (letter.sendAt <= context.now) throw failure('letterTimePast')
    await plan(letter, letter.sendAt, context)
  },
})

export const sendCampaignLetters = changeRows('sendCampaignLetters', letters, {
  table,
  may: 'send',
  each: (letter, _, context) => plan(letter, context.now, context),
})

interface Draft {
  readonly id: string
  readonly campaignId: string
  readonly doc: LetterDoc
}

async function plan({ id, campaignId, doc }: Draft, sendAt: Date, context: Context): Promise<void> {
  await requirePage(campaignId, context)
  if (faultsOf(doc, variablesOf('campaigns.letter')).length > 0) throw failure('layoutNotReady')
  await context.db
    .updateTable(table)
    .set({ state: 'planned', sendAt })
    .where('id', '=', id)
    .execute()
  await showCampaign(campaignId, context)
}

export const unplanCampaignLetters = changeRows('unplanCampaignLetters', letters, {
  table,
  may: 'unplan',
  set: () => ({ state: 'draft' as const }),
  each: ({ campaignId }, _, context) => showCampaign(campaignId, context),
})

export const removeCampaignLetters = changeRows('removeCampaignLetters', letters, {
  table,
  may: 'remove',
  removes: true,
  each: ({ campaignId }, _, context) => showCampaign(campaignId, context),
})

export const testCampaignLetters = changeRows('testCampaignLetters', letters, {
  table,
  may: 'test',
  async each({ id, campaignId }, _, context) {
    await requirePage(campaignId, context)
    await mailTest(id, context)
  },
})

/** Locked, so that it stays while a letter is planned that leads there. */
async function requirePage(campaignId: string, { db }: Pick<Context, 'db'>): Promise<void> {
  const { sharePageId } = await db
    .selectFrom('campaigns')
    .select('sharePageId')
    .where('id', '=', campaignId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  if (sharePageId === null) throw failure('letterNoPage')
}

export const resumeCampaignLetters = changeRows('resumeCampaignLetters', letters, {
  table,
  may: 'resume',
  async each({ id, campaignId }, _, context) {
    await context.db
      .updateTable('mailBatches')
      .set({ state: 'running', pausedFor: null, isWatched: false })
      .where('id', '=', id)
      .execute()
    await showCampaign(campaignId, context)
  },
})

/** Only those of which nobody knows; whoever asks has been told that some may get it twice. */
export const resendUnsureLetters = changeRows('resendUnsureLetters', letters, {
  table,
  may: 'resend',
  async each({ id, campaignId }, _, context) {
    const { db, now } = context
    await db
      .updateTable('mailMessages')
      .set({ state: 'queued', dueAt: now, settledAt: null })
      .where('letterId', '=', id)
      .where('state', '=', 'unsure')
      .execute()
    await db
      .updateTable('mailBatches')
      .set({ state: 'running' })
      .where('id', '=', id)
      .where('state', '=', 'over')
      .execute()
    await showCampaign(campaignId, context)
  },
})
