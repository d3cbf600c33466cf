import {
  addSubscribers,
  chooseChannelLetters,
  decideRequests,
  deliverProgram,
  discoverChannels,
  getChannel,
  getChatHook,
  leave,
  listDeliveries,
  listPosts,
  listSubscribers,
  pinPost,
  recallDelivery,
  removeChatHook,
  removeSubscribers,
  saveChatHook,
  subscribe,
  testChatHook,
} from '../../../../generated/facts/features/channels'
import { createCallFx } from '../../../calls/createCallFx'

export const addSubscribersFx = createCallFx(addSubscribers)
export const chooseChannelLettersFx = createCallFx(chooseChannelLetters)
export const decideRequestsFx = createCallFx(decideRequests)
export const deliverProgramFx = createCallFx(deliverProgram)
export const discoverChannelsFx = createCallFx(discoverChannels)
export const getChannelFx = createCallFx(getChannel)
export const getChatHookFx = createCallFx(getChatHook)
export const leaveFx = createCallFx(leave)
export const listDeliveriesFx = createCallFx(listDeliveries)
export const listPostsFx = createCallFx(listPosts)
export const listSubscribersFx = createCallFx(listSubscribers)
export const pinPostFx = createCallFx(pinPost)
export const recallDeliveryFx = createCallFx(recallDelivery)
export const removeChatHookFx = createCallFx(removeChatHook)
export const removeSubscribersFx = createCallFx(removeSubscribers)
export const saveChatHookFx = createCallFx(saveChatHook)
export const subscribeFx = createCallFx(subscribe)
export const testChatHookFx = createCallFx(testChatHook)
