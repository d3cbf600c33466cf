// The open program for other editing programs, as it is built now.
import { createEvent, sample } from 'effector'
import { saveFileFx } from '../../../../browser/saveFile'
import { sourcesOf, toEdl, toOtio } from '../../timeline'
import { $facts, $timeline } from './cut.model'

export const cutLists = ['otio', 'edl'] as const
export type CutList = (typeof cutLists)[number]

const write = { otio: toOtio, edl: toEdl } as const

export const cutListTaken = createEvent<{ title: string; kind: CutList }>()

sample({
  clock: cutListTaken,
  source: { timeline: $timeline, facts: $facts },
  filter: ({ timeline }) => timeline !== null,
  fn: ({ timeline, facts }, { title, kind }) => ({
    name: `${title}.${kind}`,
    type: kind === 'otio' ? 'application/json' : 'text/plain',
    parts: [write[kind](title, timeline!, sourcesOf(facts))],
  }),
  target: saveFileFx,
})
