// The four lists of the inbox, which the manifest draws.
import { screen as all } from '../../../../generated/facts/screens/inboxAll'
import { screen as channels } from '../../../../generated/facts/screens/inboxChannels'
import { screen as notViewed } from '../../../../generated/facts/screens/inboxNew'
import { screen as viewed } from '../../../../generated/facts/screens/inboxViewed'
import { modelsOf } from '../../../screens/client'

export const { list: channelsList } = modelsOf(channels)
export const { list: allList } = modelsOf(all)

export const inboxLists = [
  allList,
  modelsOf(notViewed).list,
  modelsOf(viewed).list,
  channelsList,
] as const
