// What was sent to the channel that stands open beside the list.
import { combine, sample } from 'effector'
import { $channelId, channelList } from './open'
import { createPosts } from './posts'
import { $tab } from './tab.model'

export const panelPosts = createPosts(
  'panel',
  combine($channelId, $tab, (channelId, tab) =>
    tab === 'posts' || tab === 'overview' ? channelId : null,
  ),
)
sample({
  clock: panelPosts.changed,
  source: $channelId,
  filter: (channelId) => channelId !== null,
  fn: (channelId) => [channelId ?? ''],
  target: channelList.follow.idsLookedAt,
})
