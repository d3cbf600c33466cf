import { attach, createStore, sample } from 'effector'
import { getCampaignResultsFx } from './calls'
import { campaignScreen } from './lists'

interface Reach {
  readonly reached: number
  /** Held back for another reason than that they have not agreed. */
  readonly held: number
  readonly undecided: number
}

const measureFx = attach({ effect: getCampaignResultsFx })

/** The one campaign whose start is being asked about. */
const $startingId = campaignScreen.list.actions.$asked.map((asked) =>
  asked?.action.id === 'start' && 'ids' in asked.selection && asked.selection.ids.length === 1
    ? asked.selection.ids[0]!
    : null,
)

/** The people that its start reaches; null: not known yet, or several campaigns. */
export const $reach = createStore<Reach | null>(null).reset($startingId)

sample({
  clock: $startingId.updates.filter({ fn: (id) => id !== null }),
  fn: (campaignId) => ({ campaignId: campaignId! }),
  target: measureFx,
})
// A late reply may be about a campaign that was asked about before.
sample({
  clock: measureFx.done,
  source: $startingId,
  filter: (startingId, { params }) => params.campaignId === startingId,
  fn: (_, { result: { audience, audienceHeld: held, audienceUndecided: undecided } }) => ({
    reached: audience - held,
    held: held - undecided,
    undecided,
  }),
  target: $reach,
})
