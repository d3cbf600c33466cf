// The answers to this feature's calls, by their ids.
import { channels } from './channels'

export const listChannels = channels.handler
export { addChannel, archiveChannels, reopenChannels, updateChannel } from './writeChannel'
export { discoverChannels, listChannelChoices } from './discover'
export { getChannel } from './getChannel'
export { getChatHook, removeChatHook, saveChatHook, testChatHook } from './chat/chatHook'
export { chooseChannelLetters } from './letters'
export { leave, subscribe } from './subscriptions'
export { addSubscribers, decideRequests, listSubscribers, removeSubscribers } from './subscribers'
export { listPosts, pinPost } from './posts'
export { deliverProgram } from './deliverProgram'
export { listDeliveries, recallDelivery } from './deliveries'
