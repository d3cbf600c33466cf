// Puts the bell into the header of every screen.
import { attach, sample } from 'effector'
import { featureWords } from '../../../../generated/facts/text'
import { loadFeatureWordsFx } from '../../../browser/text/text.model'
import { $headerTools } from '../../../shell/header/headerTools'
import { screenOpened } from '../../../shell/routing/screen.model'
import { lazyPart } from '../../../ui/lazyPart'

const tool = {
  id: 'notifications.bell',
  isLast: true,
  Tool: lazyPart(async () => (await import('./Bell')).Bell),
}

const speakFx = attach({
  effect: loadFeatureWordsFx,
  mapParams: () => featureWords['notifications'] ?? [],
})

sample({
  clock: screenOpened,
  source: $headerTools,
  filter: (tools) => !tools.includes(tool),
  fn: () => undefined,
  target: speakFx,
})
sample({
  clock: speakFx.done,
  source: $headerTools,
  filter: (tools) => !tools.includes(tool),
  fn: (tools) => [...tools, tool],
  target: $headerTools,
})
