// Who follows the open channel, and who waits to be let in.
import { attach, combine, createEvent, createStore, merge, sample } from 'effector'
import type { Subscriber } from '../../../../generated/facts/features/channels'
import { noticeActionChosen, noticeShown } from '../../../shell/notices/notices.model'
import { addSubscribersFx, decideRequestsFx, listSubscribersFx, removeSubscribersFx } from './calls'
import { dangerOf } from './failed'
import { $channel, $channelId, channelList } from './open'
import { $tab, tabChosen } from './tab.model'

export type PeopleAct = 'letIn' | 'decline' | 'add' | 'remove'

interface Asked {
  readonly act: PeopleAct
  readonly people: readonly { readonly id: string; readonly name: string }[]
}

export const peopleAct = createEvent<Asked>()
export const peopleSearched = createEvent<string>()
export const morePeopleAsked = createEvent()
export const peopleReadAgain = createEvent()

export const $search = createStore('')
  .on(peopleSearched, (_, search) => search)
  .reset($channelId)

const $wanted = combine($channelId, $tab, (channelId, tab) =>
  tab === 'subscribers' ? channelId : null,
)
const $asked = $channel.map((channel) => channel?.asked ?? 0)
const $subscribers = $channel.map((channel) => channel?.subscribers ?? 0)

interface Read {
  readonly channelId: string
  readonly people: readonly Subscriber[]
  readonly total: number
  readonly next?: string | undefined
}

const waitingFx = attach({ effect: listSubscribersFx })
const followersFx = attach({ effect: listSubscribersFx })
const $waitingRead = createStore<Read | null>(null, { serialize: 'ignore' }).on(
  waitingFx.done,
  (_, { params, result }) => ({ channelId: params.channelId, ...result }),
)
const $followersRead = createStore<Read | null>(null, { serialize: 'ignore' })

const actFx = attach({
  source: $channelId,
  async effect(channelId, { act, people, asBefore = false }: Asked & { asBefore?: boolean }) {
    const request = { channelId: channelId ?? '', userIds: people.map(({ id }) => id) }
    const reply = await (act === 'add'
      ? addSubscribersFx({ ...request, asBefore })
      : act === 'remove'
        ? removeSubscribersFx(request)
        : decideRequestsFx({ ...request, decision: act }))
    return { ...reply, channelId: channelId ?? '' }
  },
})
/** A decision is taken back: they wait as before. */
const undoDecisionFx = attach({ effect: decideRequestsFx })
export const $isActing = actFx.pending
export const peopleAdded = actFx.done.filter({ fn: ({ params }) => params.act === 'add' })

sample({
  clock: [$wanted, $asked, peopleReadAgain, actFx.finally, undoDecisionFx.finally],
  source: $wanted,
  filter: (channelId) => channelId !== null,
  fn: (channelId) => ({ channelId: channelId ?? '', state: 'requested' as const, limit: 200 }),
  target: waitingFx,
})
sample({
  clock: [$wanted, $subscribers, $search, peopleReadAgain, actFx.finally, undoDecisionFx.finally],
  source: { channelId: $wanted, search: $search },
  filter: ({ channelId }) => channelId !== null,
  fn: ({ channelId, search }) => ({ channelId: channelId ?? '', state: 'active' as const, search }),
  target: followersFx,
})
sample({
  clock: morePeopleAsked,
  source: { read: $followersRead, search: $search },
  filter: ({ read }) => read?.next !== undefined,
  fn: ({ read, search }) => ({
    channelId: read?.channelId ?? '',
    state: 'active' as const,
    search,
    after: read?.next ?? '',
  }),
  target: followersFx,
})
// What was typed since is asked for already.
sample({
  clock: followersFx.done,
  source: { read: $followersRead, search: $search },
  filter: ({ search }, { params }) => (params.search ?? '') === search,
  fn: ({ read }, { params, result }) => ({
    channelId: params.channelId,
    ...result,
    people: [...(params.after ? (read?.people ?? []) : []), ...result.people],
  }),
  target: $followersRead,
})

const ofChannel = (read: Read | null, channelId: string | null) =>
  read !== null && read.channelId === channelId ? read : null
/** null: not read yet. */
export const $waiting = combine($waitingRead, $channelId, ofChannel)
export const $followers = combine($followersRead, $channelId, ofChannel)
export const $isFailed = createStore(false, { serialize: 'ignore' })
  .on(followersFx.finally, (_, { status }) => status === 'fail')
  .reset($channelId)

sample({
  clock: peopleAct,
  source: actFx.pending,
  filter: (isActing, { people }) => !isActing && people.length > 0,
  fn: (_, asked) => asked,
  target: actFx,
})
// Nobody is led away as soon as the last one who waited is let in.
sample({ clock: peopleAct, fn: () => 'subscribers' as const, target: tabChosen })
// The list counts them.
sample({
  clock: [actFx.doneData, undoDecisionFx.done],
  source: $channelId,
  filter: (channelId) => channelId !== null,
  fn: (channelId) => [channelId ?? ''],
  target: channelList.follow.idsLookedAt,
})

interface Done extends Asked {
  readonly channelId: string
  readonly changed: readonly string[]
}
const undoId = 'channels.people'
const $done = createStore<Done | null>(null, { serialize: 'ignore' })
const done = sample({
  clock: actFx.done,
  filter: ({ params }) => params.asBefore !== true,
  fn: ({ params, result }) => ({ ...params, ...result }),
})
sample({ clock: done, target: $done })
sample({
  clock: done,
  filter: ({ changed }) => changed.length > 0,
  fn: ({ act, people, changed }) => ({
    id: undoId,
    tone: 'ok' as const,
    text: {
      key: `channels.people.done.${act}` as const,
      params: {
        count: changed.length,
        name: people.find(({ id }) => changed.includes(id))?.name ?? '',
      },
    },
    action: 'channels.people.undo' as const,
  }),
  target: noticeShown,
})
sample({
  clock: done,
  filter: ({ changed, full }) => changed.length === 0 && full.length === 0,
  fn: () => ({ tone: 'info' as const, text: { key: 'channels.people.done.nothing' as const } }),
  target: noticeShown,
})
sample({
  clock: done,
  filter: ({ act, full }) => act === 'add' && full.length > 0,
  fn: ({ full }) => ({
    tone: 'warn' as const,
    text: { key: 'channels.people.done.full' as const, params: { count: full.length } },
  }),
  target: noticeShown,
})

const undone = sample({
  clock: noticeActionChosen.filter({ fn: (id) => id === undoId }),
  source: $done,
})
const changedOf = ({ people, changed }: Done) => people.filter(({ id }) => changed.includes(id))
sample({
  clock: undone.filterMap((last) =>
    last && (last.act === 'letIn' || last.act === 'decline') ? last : undefined,
  ),
  fn: (last) => ({
    channelId: last.channelId,
    userIds: [...last.changed],
    decision: 'wait' as const,
  }),
  target: undoDecisionFx,
})
sample({
  clock: undone.filterMap((last) =>
    last && (last.act === 'add' || last.act === 'remove') ? last : undefined,
  ),
  fn: (last) => ({
    act: last.act === 'add' ? ('remove' as const) : ('add' as const),
    people: changedOf(last),
    asBefore: true,
  }),
  target: actFx,
})
sample({
  clock: merge([actFx.failData, undoDecisionFx.failData]).filterMap(
    dangerOf('channels.people.done.didNot'),
  ),
  target: noticeShown,
})
