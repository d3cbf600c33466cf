import { attach, createStore, sample } from 'effector'
import { getCampaignResultsFx } from './calls'
import { campaignScreen } from './lists'

const { $asked, dismissed, confirmed } = campaignScreen.list.actions

const measureFx = attach({ effect: getCampaignResultsFx })

interface Reach {
  readonly reached: number
  /** Held back for another reason than that they have not agreed. */
  readonly held: number
  readonly undecided: number
}

/** Whom the campaign reaches whose start is being asked about; null: several, or not known yet. */
export const $reach = createStore<Reach | null>(null)
  .on(measureFx.doneData, (_, { audience, audienceHeld: held, audienceUndecided: undecided }) => ({
    reached: audience - held,
    held: held - undecided,
    undecided,
  }))
  .reset(dismissed, confirmed)

sample({
  clock: $asked.updates.filterMap((asked) =>
    asked?.action.id === 'start' && 'ids' in asked.selection && asked.selection.ids.length === 1
      ? { campaignId: asked.selection.ids[0]! }
      : undefined,
  ),
  target: measureFx,
})
