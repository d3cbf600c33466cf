// Files that somebody chose or dropped: films are uploaded, each once; the others, and films that
// are clips already, are told of in one notice each.
import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { findSameClips } from '../../../../generated/facts/features/footage'
import { href, routes } from '../../../../generated/facts/routes'
import { can } from '../../../access/can'
import { navigateFx } from '../../../browser/location'
import { createCallFx } from '../../../calls/createCallFx'
import { $world, switched } from '../../../session/client'
import {
  noticeActionChosen,
  noticeOtherActionChosen,
  noticeShown,
} from '../../../shell/notices/notices.model'
import { filesPassedOn } from '../../media/client'
import { othersText, sortChosen, type SameClip } from './chosen'
import { footageList } from './footageList'
import { filesChosen } from './uploads.model'

export const filesOffered = createEvent<readonly File[]>()

const [othersId, sameId] = ['footage.others', 'footage.same']

const findSameFx = createCallFx({ ...findSameClips, background: true })
const sortFx = createEffect((files: readonly File[]) => {
  const find = scopeBind(findSameFx)
  return sortChosen(files, async (edgeHashes) => (await find({ edgeHashes })).same)
})
const sorted = sortFx.doneData

sample({ clock: filesOffered, filter: (files) => files.length > 0, target: sortFx })
sample({ clock: sorted, fn: ({ fresh }) => fresh, target: filesChosen })

const $fitting = createStore<readonly File[]>([], { serialize: 'ignore' })
  .on(sorted, (last, { others, fitting }) => (others.length > 0 ? fitting : last))
  .reset(switched)
sample({
  clock: sorted,
  source: $world,
  filter: (_, { others }) => others.length > 0,
  fn: (world, batch) => ({
    id: othersId,
    tone: 'warn' as const,
    text: othersText(batch),
    ...(batch.fitting.length > 0 && can(routes['files.list'].access, world)
      ? { action: 'footage.chosen.toFiles' as const, isPersistent: true }
      : {}),
  }),
  target: noticeShown,
})
sample({
  clock: noticeActionChosen,
  source: $fitting,
  filter: (_, id) => id === othersId,
  fn: (files) => files,
  target: filesPassedOn,
})
sample({ clock: filesPassedOn, fn: () => ({ to: href('files.list') }), target: navigateFx })

interface Held {
  readonly files: readonly File[]
  readonly clip: SameClip
}

/** Films that wait for an answer: nothing of them is sent before. */
const held = sorted.filterMap(({ known, same }): Held | undefined =>
  same ? { files: known, clip: same } : undefined,
)
const $held = createStore<Held | null>(null, { serialize: 'ignore' })
  .reset(switched)
  .on(held, (_, now) => now)
sample({
  clock: held,
  fn: ({ files, clip: { title } }) => ({
    id: sameId,
    tone: 'info' as const,
    text: { key: 'footage.chosen.same' as const, params: { count: files.length, title } },
    action: 'footage.chosen.openSame' as const,
    otherAction: 'footage.chosen.keepBoth' as const,
    isPersistent: true,
  }),
  target: noticeShown,
})
sample({
  clock: noticeActionChosen,
  source: $held,
  filter: (now, id) => id === sameId && now !== null,
  fn: (now) => now?.clip.clipId ?? '',
  target: footageList.place.rowOpened,
})
sample({
  clock: noticeOtherActionChosen,
  source: $held,
  filter: (now, id) => id === sameId && now !== null,
  fn: (now) => now?.files ?? [],
  target: filesChosen,
})
