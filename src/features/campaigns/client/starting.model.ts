import { attach, createStore, sample } from 'effector'
import { getCampaignResultsFx } from './calls'
import { campaignScreen } from './lists'

const { $asked, dismissed, confirmed } = campaignScreen.list.actions

const measureFx = attach({ effect: getCampaignResultsFx })

/** Whom the campaign reaches whose start is being asked about; null: several, or not known yet. */
export const $reach = createStore<{ audience: number; audienceHeld: number } | null>(null)
  .on(measureFx.doneData, (_, { audience, audienceHeld }) => ({ audience, audienceHeld }))
  .reset(dismissed, confirmed)

sample({
  clock: $asked.updates.filterMap((asked) =>
    asked?.action.id === 'start' && 'ids' in asked.selection && asked.selection.ids.length === 1
      ? { campaignId: asked.selection.ids[0]! }
      : undefined,
  ),
  target: measureFx,
})
