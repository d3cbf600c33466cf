// The campaign that stands open: which side of it is shown, what came of it, and its letters.
import { attach, createEvent, createStore, sample } from 'effector'
import { href } from '../../../../generated/facts/routes'
import { navigateFx } from '../../../browser/location'
import { createRowDetail } from '../../../screens/client'
import { noticeShown } from '../../../shell/notices/notices.model'
import { addLetterFx, getCampaignResultsFx, listLettersFx } from './calls'
import { campaignScreen } from './lists'

export const sides = ['results', 'plan', 'audience', 'programs', 'requests'] as const
export type Side = (typeof sides)[number]

const { $row, rows } = campaignScreen.form

export const sideChosen = createEvent<Side>()
/** A draft with what letters usually say. */
export const letterAsked = createEvent<string>()

/** A draft has no results yet. */
export const $side = createStore<Side | null>(null)
  .on(sideChosen, (_, side) => side)
  .reset(rows.$openId)

export const results = createRowDetail({
  $row,
  effect: getCampaignResultsFx,
  paramsOf: ({ campaignId }) => ({ campaignId: String(campaignId) }),
})

const mostLetters = 100

export const letters = createRowDetail({
  $row,
  effect: listLettersFx,
  paramsOf: ({ campaignId }) => ({
    filters: [{ field: 'campaign' as const, op: 'is' as const, value: String(campaignId) }],
    limit: mostLetters,
  }),
})

sample({
  clock: rows.$openId,
  filter: (openId) => openId !== null,
  fn: () => undefined,
  target: [results.opened, letters.opened],
})

const addFx = attach({ effect: addLetterFx })
sample({
  clock: letterAsked,
  fn: (campaign) => ({ values: { campaign, segment: 'everybody' as const } }),
  target: addFx,
})
sample({
  clock: addFx.doneData,
  fn: ({ letterId }) => ({ to: href('campaigns.letter', { letterId }) }),
  target: navigateFx,
})
sample({
  clock: addFx.failData,
  fn: () => ({ tone: 'warn' as const, text: { key: 'campaigns.page.notAdded' as const } }),
  target: noticeShown,
})
