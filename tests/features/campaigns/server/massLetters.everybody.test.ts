// A campaign to many, half of them by a rule, while mail servers refuse every tenth address for now: who gets it, who does not and why, in every count (reach.md 5).
import { expect, test } from 'vitest'
import type {
  GetCampaignResultsResponse,
  ListCampaignLettersRow,
} from '../../../../generated/facts/features/campaigns'
import { aContact, aContactList } from '../../../support/audience'
import { aCampaign, aCampaignLetter } from '../../../support/campaigns'
import { countOf } from '../../../support/sizes'
import { campaignWorld } from './world'

const many = countOf(1_000, 3_000)
const world = await campaignWorld({ MAIL_PER_MINUTE: '3000' })
const { app, db, mailbox, newCustomer, call, plan, send, pass, messagesOf } = world

/** What is said of every seventeenth reader, and why nothing is sent to them then. */
const kinds = [
  { at: 3, change: { optIn: 'unknown' }, heldFor: 'noConsent' },
  { at: 5, change: { optIn: 'out' }, heldFor: 'unsubscribed' },
  { at: 8, change: { state: 'bounced' }, heldFor: 'bounce' },
  { at: 13, change: { state: 'unsubscribed' }, heldFor: 'unsubscribed' },
] as const
const kindOf = (at: number) => kinds.find((kind) => kind.at === at % 17)
const emailOf = (at: number) => `reader${at}@mail${at % 97}.example`

test(`${many} people get one letter each, or are held back for their reason, and all counts agree`, async () => {
  const here = await newCustomer()
  const { customerId } = here
  const named = await aContactList(db, { customerId })
  const rule = [{ field: 'source', op: 'is', value: 'csv' }] as const
  const byRule = await aContactList(db, { customerId, rule: [...rule] })
  for (let at = 0; at < many; at += 1)
    await aContact(db, {
      customerId,
      email: emailOf(at),
      optIn: 'in',
      source: at % 2 === 0 ? 'csv' : 'manual',
      // Some are in both lists.
      lists: at % 2 === 1 || at % 10 === 0 ? [named] : [],
      ...kindOf(at)?.change,
    })
  const campaignId = await aCampaign(db, here.mira, {
    state: 'live',
    consent: 'agreed',
    sharePageId: here.pageId,
    lists: [named, byRule],
  })
  const letterId = await aCampaignLetter(db, here.mira, {
    campaignId,
    state: 'planned',
    sendAt: app.clock.now,
  })
  const readers = Array.from({ length: many }, (_, at) => at)
  const wanted = readers.filter((at) => !kindOf(at)).map(emailOf)

  const resultsOf = async () =>
    (await call<GetCampaignResultsResponse>(here, 'getCampaignResults', { campaignId })).reply
  const before = await resultsOf()
  expect(before).toMatchObject({ audience: many, audienceHeld: many - wanted.length })
  mailbox.refuseRecipient(...Array.from({ length: many }, (_, at) => (at % 10 === 9 ? 450 : 0)))
  await plan()
  let minutes = 0
  do {
    await send()
    pass(5)
    minutes += 5
    expect(minutes).toBeLessThan(24 * 60)
  } while (
    (
      await db
        .selectFrom('mailBatches')
        .select('state')
        .where('id', '=', letterId)
        .executeTakeFirst()
    )?.state !== 'over'
  )

  expect(mailbox.letters.flatMap(({ to }) => to).toSorted()).toEqual(wanted.toSorted())
  const messages = await messagesOf(letterId)
  expect(
    messages
      .map(({ email, state, heldFor }) => `${email} ${state} ${heldFor ?? ''}`.trim())
      .toSorted(),
  ).toEqual(
    readers
      .map((at) => `${emailOf(at)} ${kindOf(at) ? `held ${kindOf(at)!.heldFor}` : 'sent'}`)
      .toSorted(),
  )
  const results = await resultsOf()
  expect(results).toMatchObject({ recipients: wanted.length, sent: wanted.length, unsure: 0 })
  const { rows } = (
    await call<{ rows: ListCampaignLettersRow[] }>(here, 'listCampaignLetters', { ids: [letterId] })
  ).reply
  expect(rows).toMatchObject([{ state: 'sent', sent: wanted.length, bounced: 0, unsure: 0 }])
})
