// What was built here while somebody else built it too becomes a program of its own.
import { attach, createEvent, sample } from 'effector'
import { noticeShown } from '../../../../shell/notices/notices.model'
import { addProgramFx, getProgramFx, holdEditFx, saveTimelineFx } from '../calls'
import { cut } from './cut.model'
import { programList, tab } from './open'

/** With the title of the new program. */
export const mineKept = createEvent<string>()

const copyFx = attach({
  source: cut.$unsaved,
  async effect(unsaved, title: string) {
    if (!unsaved) return null
    const { document: timeline } = unsaved
    const { aspect } = timeline
    const { programId } = await addProgramFx({ values: { title, aspect } })
    const { timelineRev } = await getProgramFx({ programId, tab })
    await holdEditFx({ programId, tab, act: 'hold' })
    return await saveTimelineFx({ programId, tab, timelineRev, timeline })
  },
})
export const $isCopying = copyFx.pending
const copied = copyFx.doneData.filterMap((reply) => reply ?? undefined)

sample({
  clock: mineKept,
  source: copyFx.pending,
  filter: (is) => !is,
  fn: (_, title) => title,
  target: copyFx,
})
sample({
  clock: copied,
  fn: ({ program }) => [{ ...program }],
  target: programList.rows.rowsReceived,
})
sample({ clock: copied, fn: () => undefined, target: cut.theirsTaken })
sample({
  clock: copied,
  fn: ({ program }) => program.programId,
  target: programList.place.rowOpened,
})
sample({
  clock: copyFx.fail,
  fn: () => ({ tone: 'danger' as const, text: { key: 'programs.builder.notCopied' as const } }),
  target: noticeShown,
})
