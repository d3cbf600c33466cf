// What was sent to a channel: read, pinned, taken back. The panel and the page each have their own.
import { attach, combine, createEvent, createStore, merge, sample, type Store } from 'effector'
import type { ChannelPost } from '../../../../generated/facts/features/channels'
import { noticeActionChosen, noticeShown } from '../../../shell/notices/notices.model'
import { listPostsFx, pinPostFx, recallDeliveryFx } from './calls'
import { dangerOf } from './failed'

export interface PostsRead {
  readonly channelId: string
  readonly posts: readonly ChannelPost[]
  readonly next?: string | undefined
}

/** `$wanted`: of which channel; null while nobody wants to see them. */
export function createPosts(id: string, $wanted: Store<string | null>) {
  const readAgain = createEvent()
  const moreAsked = createEvent()
  const pinned = createEvent<{ post: ChannelPost; isPinned: boolean }>()
  const takenBack = createEvent<ChannelPost>()
  const readFx = attach({ effect: listPostsFx })
  const pinFx = attach({ effect: pinPostFx })
  const recallFx = attach({
    effect: recallDeliveryFx,
    mapParams: ({ post, isRecalled }: { post: ChannelPost; isRecalled: boolean }) => ({
      deliveryId: post.deliveryId,
      isRecalled,
    }),
  })

  const $read = createStore<PostsRead | null>(null, { serialize: 'ignore' })
  const $isFailed = createStore(false, { serialize: 'ignore' })
    .on(readFx.finally, (_, { status }) => status === 'fail')
    .reset($wanted)
  sample({
    clock: [$wanted, readAgain, pinFx.done, recallFx.done],
    source: $wanted,
    filter: (channelId) => channelId !== null,
    fn: (channelId) => ({ channelId: channelId ?? '' }),
    target: readFx,
  })
  sample({
    clock: moreAsked,
    source: $read,
    filter: (read) => read?.next !== undefined,
    fn: (read) => ({ channelId: read?.channelId ?? '', after: read?.next ?? '' }),
    target: readFx,
  })
  sample({
    clock: readFx.done,
    source: { read: $read, wanted: $wanted },
    filter: ({ wanted }, { params }) => wanted === params.channelId,
    fn: ({ read }, { params, result }) => ({
      channelId: params.channelId,
      posts: [...('after' in params && params.after ? (read?.posts ?? []) : []), ...result.posts],
      next: result.next,
    }),
    target: $read,
  })

  sample({
    clock: pinned,
    fn: ({ post, isPinned }) => ({ deliveryId: post.deliveryId, isPinned }),
    target: pinFx,
  })
  sample({ clock: takenBack, fn: (post) => ({ post, isRecalled: true }), target: recallFx })
  const undoId = `channels.${id}.takeBack`
  const $taken = createStore<ChannelPost | null>(null, { serialize: 'ignore' }).on(
    recallFx.done,
    (_, { params }) => params.post,
  )
  sample({
    clock: recallFx.done,
    filter: ({ params }) => params.isRecalled,
    fn: ({ params }) => ({
      id: undoId,
      tone: 'ok' as const,
      text: { key: 'channels.posts.tookBack' as const, params: { name: params.post.program.name } },
      action: 'channels.posts.undo' as const,
    }),
    target: noticeShown,
  })
  sample({
    clock: sample({ clock: noticeActionChosen, filter: (chosen) => chosen === undoId }),
    source: $taken,
    filter: (post): post is ChannelPost => post !== null,
    fn: (post: ChannelPost | null) => ({ post: post as ChannelPost, isRecalled: false }),
    target: recallFx,
  })
  sample({
    clock: merge([pinFx.failData, recallFx.failData]).filterMap(
      dangerOf('channels.people.done.didNot'),
    ),
    target: noticeShown,
  })

  return {
    readAgain,
    moreAsked,
    pinned,
    takenBack,
    /** null: not read yet. */
    $posts: combine($read, $wanted, (read, wanted) => (read?.channelId === wanted ? read : null)),
    $isFailed,
    $isReading: readFx.pending,
    changed: sample({ clock: [pinFx.done, recallFx.done], fn: () => undefined }),
  }
}

export type Posts = ReturnType<typeof createPosts>
