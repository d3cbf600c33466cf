// The four lists of the inbox, which the manifest draws.
import { calls as allCalls } from '../../../../generated/facts/screenCalls/inboxAll'
import { calls as channelsCalls } from '../../../../generated/facts/screenCalls/inboxChannels'
import { calls as newCalls } from '../../../../generated/facts/screenCalls/inboxNew'
import { calls as viewedCalls } from '../../../../generated/facts/screenCalls/inboxViewed'
import { screen as all } from '../../../../generated/facts/screens/inboxAll'
import { screen as channels } from '../../../../generated/facts/screens/inboxChannels'
import { screen as notViewed } from '../../../../generated/facts/screens/inboxNew'
import { screen as viewed } from '../../../../generated/facts/screens/inboxViewed'
import { modelsOf } from '../../../screens/client'

export const { list: channelsList } = modelsOf({ screen: channels, calls: channelsCalls })
export const { list: allList } = modelsOf({ screen: all, calls: allCalls })

export const inboxLists = [
  allList,
  modelsOf({ screen: notViewed, calls: newCalls }).list,
  modelsOf({ screen: viewed, calls: viewedCalls }).list,
  channelsList,
] as const
