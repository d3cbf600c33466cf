// What can be picked where something is sent, or somebody added.
import { listChannelChoices } from '../../../../generated/facts/features/channels'
import { listPeople } from '../../../../generated/facts/features/directory'
import { createOptionList } from '../../../screens/client'

export const peopleList = createOptionList(listPeople, 'userId')
export const channelChoices = createOptionList(listChannelChoices, 'channelId')
