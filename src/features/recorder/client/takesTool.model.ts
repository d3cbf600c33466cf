// Looks for takes on this computer once a page is open, and shows the tray where there are any.
import { attach, combine, sample } from 'effector'
import { routes } from '../../../../generated/facts/routes'
import { featureWords } from '../../../../generated/facts/text'
import { can } from '../../../access/can'
import { listTakes } from '../../../browser/spool/storedTakes'
import { loadFeatureWordsFx } from '../../../browser/text/text.model'
import { $world } from '../../../session/client'
import { $headerTools } from '../../../shell/header/headerTools'
import { screenOpened } from '../../../shell/routing/screen.model'
import { lazyPart } from '../../../ui/lazyPart'
import { $owner, folderOf } from './takes/owner'

const tool = {
  id: 'recorder.takes',
  Tool: lazyPart(async () => (await import('./takes/TakesTray')).TakesTray),
}

/** Whoever may not record has no takes to see. */
const $ownerWhoRecords = combine($owner, $world, (owner, world) =>
  can(routes['clips.add'].access, world) ? owner : null,
)

const lookFx = attach({
  source: $ownerWhoRecords,
  effect: async (owner) => owner !== null && (await listTakes(folderOf(owner))).length > 0,
})
const speakFx = attach({
  effect: loadFeatureWordsFx,
  mapParams: () => featureWords['recorder'] ?? [],
})

sample({
  clock: screenOpened,
  source: $headerTools,
  filter: (tools) => !tools.includes(tool),
  fn: () => undefined,
  target: lookFx,
})
sample({ clock: lookFx.doneData, filter: Boolean, fn: () => undefined, target: speakFx })
sample({
  clock: speakFx.done,
  source: $headerTools,
  filter: (tools) => !tools.includes(tool),
  fn: (tools) => [tool, ...tools],
  target: $headerTools,
})
