// What a version was built of is what is built now; undo takes it back.
import { attach, createEvent, sample } from 'effector'
import type { ProgramVersion } from '../../../../../generated/facts/features/programs'
import { noticeShown } from '../../../../shell/notices/notices.model'
import { getVersionTimelineFx } from '../calls'
import { $timeline, edited, factsLearned } from './cut.model'
import { $programId } from './open'

type Version = Pick<ProgramVersion, 'versionId' | 'versionNo'>

export const versionBroughtBack = createEvent<Version>()

const readFx = attach({
  source: $programId,
  async effect(programId, { versionId, versionNo }: Version) {
    const reply = await getVersionTimelineFx({ programId: programId ?? '', versionId })
    return { programId, versionNo, ...reply }
  },
})
sample({ clock: versionBroughtBack, target: readFx })

const read = sample({
  clock: readFx.doneData,
  source: { programId: $programId, now: $timeline },
  filter: ({ programId, now }, { programId: readOf, timeline }) =>
    programId === readOf && now !== null && timeline !== undefined,
  fn: ({ now }, { timeline, facts, versionNo }) => {
    const { blocks, ...rest } = timeline!
    return {
      facts: facts ?? {},
      edit: {
        op: { op: 'restore' as const, at: 0, drop: now!.blocks.length, blocks, rest },
      },
      notice: {
        tone: 'ok' as const,
        text: {
          key: 'programs.builder.film.broughtBack' as const,
          params: { version: String(versionNo) },
        },
      },
    }
  },
})
sample({ clock: read, fn: ({ facts }) => facts, target: factsLearned })
sample({ clock: read, fn: ({ edit }) => edit, target: edited })
sample({ clock: read, fn: ({ notice }) => notice, target: noticeShown })
