// As whom letters are shown: a contact that is chosen, otherwise the first of the audience.
import { combine, createEvent, createStore, sample } from 'effector'
import type { GetLetterReaderResponse } from '../../../../generated/facts/features/campaigns'
import { createRowDetail } from '../../../screens/client'
import { getLetterReaderFx } from './calls'
import { campaignScreen, letterScreen } from './lists'

interface Chosen {
  readonly id: string
  readonly name: string
}

/** null: again the first of the audience. */
export const readerChosen = createEvent<Chosen | null>()

const $letterCampaign = letterScreen.form.$row.map((row) => row?.campaign.id ?? null)
const $campaignId = combine(campaignScreen.form.$row, $letterCampaign, (campaign, ofLetter) =>
  campaign === null ? ofLetter : campaign.campaignId,
)
export const $chosenReader = createStore<Chosen | null>(null)
  .on(readerChosen, (_, chosen) => chosen)
  .reset($campaignId)

/** Of the campaign as it is: another audience is another reader. */
const $row = combine(
  {
    campaign: campaignScreen.form.$row,
    letter: letterScreen.form.$row,
    campaignId: $campaignId,
    chosen: $chosenReader,
  },
  ({ campaign, letter, campaignId, chosen }) => {
    const row = campaign ?? letter
    return row && { ...row, campaignId, contactId: chosen?.id }
  },
)
export const reader = createRowDetail({
  $row,
  effect: getLetterReaderFx,
  paramsOf: ({ campaignId, contactId }) => ({
    campaignId: String(campaignId),
    ...(contactId !== undefined && { contactId }),
  }),
})
sample({
  clock: $row,
  filter: (row) => row !== null,
  fn: () => undefined,
  target: reader.opened,
})

/** The one before is shown until the next one is known. */
export const $reader = createStore<GetLetterReaderResponse | null>(null)
  .on(reader.$reply, (shown, reply) => reply ?? shown)
  .reset($campaignId)
