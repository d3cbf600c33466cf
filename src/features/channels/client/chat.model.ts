// The team chat in which the posts of the open channel are told.
import { combine, createEvent, createStore, merge, sample } from 'effector'
import type { ChatHook, SaveChatHookRequest } from '../../../../generated/facts/features/channels'
import { noticeShown } from '../../../shell/notices/notices.model'
import { getChatHookFx, removeChatHookFx, saveChatHookFx, testChatHookFx } from './calls'
import { $channelId } from './open'
import { $tab } from './tab.model'

type Kind = SaveChatHookRequest['kind']

export const chatKindChosen = createEvent<Kind>()
export const chatUrlTyped = createEvent<string>()
export const chatSaved = createEvent()
export const chatTested = createEvent()
export const chatRemoved = createEvent()
export const chatReadAgain = createEvent()

const $wanted = combine($channelId, $tab, (channelId, tab) =>
  tab === 'settings' ? channelId : null,
)
const effects = [getChatHookFx, saveChatHookFx, testChatHookFx, removeChatHookFx] as const

interface Read {
  readonly channelId: string
  readonly hook: ChatHook | undefined
}
const $read = createStore<Read | null>(null, { serialize: 'ignore' }).on(
  merge(effects.map((effect) => effect.done)),
  (_, { params: { channelId }, result: { hook } }) => ({ channelId, hook }),
)

/** null: not read yet; undefined: it has none. */
export const $hook = combine(
  { read: $read, channelId: $channelId },
  ({ read, channelId }) => (read !== null && read.channelId === channelId ? read.hook : null),
  { skipVoid: false },
)
export const $isChatFailed = createStore(false)
  .on(getChatHookFx.finally, (_, { status }) => status === 'fail')
  .reset($channelId)
export const $kind = createStore<Kind>('slack')
  .on(chatKindChosen, (_, kind) => kind)
  .reset($channelId)
export const $url = createStore('')
  .on(chatUrlTyped, (_, url) => url)
  .reset($channelId, saveChatHookFx.done)
export const $isSavingChat = saveChatHookFx.pending
export const $isTesting = testChatHookFx.pending
export const $isRemovingChat = removeChatHookFx.pending
const $isChatBusy = combine(effects.map(({ pending }) => pending)).map((all) => all.some(Boolean))

sample({
  clock: [$wanted, chatReadAgain],
  source: $wanted,
  filter: (channelId): channelId is string => channelId !== null,
  fn: (channelId) => ({ channelId: channelId ?? '' }),
  target: getChatHookFx,
})
sample({
  clock: chatSaved,
  // Not `kind`: by that name Effector knows units.
  source: { channelId: $channelId, chosen: $kind, url: $url, isBusy: $isChatBusy },
  filter: ({ channelId, url, isBusy }) => channelId !== null && url.trim() !== '' && !isBusy,
  fn: ({ channelId, chosen, url }) => ({
    channelId: channelId ?? '',
    kind: chosen,
    url: url.trim(),
  }),
  target: saveChatHookFx,
})
for (const [clock, target] of [
  [chatTested, testChatHookFx],
  [chatRemoved, removeChatHookFx],
] as const)
  sample({
    clock,
    source: { channelId: $channelId, isBusy: $isChatBusy },
    filter: ({ channelId, isBusy }) => channelId !== null && !isBusy,
    fn: ({ channelId }) => ({ channelId: channelId ?? '' }),
    target,
  })
sample({
  clock: merge([
    saveChatHookFx.done.map(() => 'channels.chat.saved' as const),
    removeChatHookFx.done.map(() => 'channels.chat.removed' as const),
  ]),
  fn: (key) => ({ tone: 'ok' as const, text: { key } }),
  target: noticeShown,
})
