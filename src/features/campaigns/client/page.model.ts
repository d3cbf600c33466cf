// The campaign that stands open: which side of it is shown, what came of it, and its letters.
import { attach, createEvent, createStore, sample } from 'effector'
import { href } from '../../../../generated/facts/routes'
import { navigateFx } from '../../../browser/location'
import { createRowDetail } from '../../../screens/client'
import { noticeShown } from '../../../shell/notices/notices.model'
import { addLetterFx, getCampaignResultsFx, listLettersFx, testLettersFx } from './calls'
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
  paramsOf: ({ campaignId }) => ({ campaignId }),
})

const mostLetters = 100

export const letters = createRowDetail({
  $row,
  effect: listLettersFx,
  paramsOf: ({ campaignId }) => ({
    filters: [{ field: 'campaign' as const, op: 'is' as const, value: campaignId }],
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

/** Beside the results; none is chosen: what goes now or went last. */
export const letterShown = createEvent<string>()
export const $shownLetterId = createStore<string | null>(null)
  .on(letterShown, (_, letterId) => letterId)
  .reset(rows.$openId)

interface Tested {
  readonly letterId: string
  readonly subject: string
}

export const letterTested = createEvent<Tested>()
const testFx = attach({
  effect: testLettersFx,
  mapParams: ({ letterId }: Tested) => ({ selection: { ids: [letterId] } }),
})
export const $isTesting = testFx.pending
sample({ clock: letterTested, target: testFx })
const tested = sample({
  clock: testFx.done,
  fn: ({ params, result }) => ({ name: params.subject, isSent: result.changed.length > 0 }),
})
sample({
  clock: tested.filter({ fn: ({ isSent }) => isSent }),
  fn: ({ name }) => ({
    tone: 'ok' as const,
    text: { key: 'campaigns.campaignLetters.done.test' as const, params: { name, count: 1 } },
  }),
  target: noticeShown,
})
sample({
  clock: [tested.filter({ fn: ({ isSent }) => !isSent }), testFx.fail],
  fn: () => ({ tone: 'warn' as const, text: { key: 'campaigns.page.notTested' as const } }),
  target: noticeShown,
})
