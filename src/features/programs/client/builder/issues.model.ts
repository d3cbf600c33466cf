// What is wrong with the program that stands open, the gravest first.
import { combine, createEffect, createStore, sample } from 'effector'
import { sizeOf, stops, validate, type Issue } from '../../timeline'
import { openWords } from '../openWords'
import { $facts, $timeline } from './cut.model'

type Words = Awaited<ReturnType<typeof openWords>>

/** Whether words fit is known as soon as what draws them is there. */
const openWordsFx = createEffect(openWords)
const $words = createStore<Words | null>(null, { serialize: 'ignore' }).on(
  openWordsFx.doneData,
  (_, words) => words,
)
sample({
  clock: $timeline,
  source: { words: $words, isOpening: openWordsFx.pending },
  filter: ({ words, isOpening }, timeline) => timeline !== null && !words && !isOpening,
  fn: () => undefined,
  target: openWordsFx,
})

const weights = { rendering: 0, publishing: 1, nothing: 2 } as const

export const $issues = combine($timeline, $facts, $words, (timeline, facts, words): Issue[] => {
  if (!timeline) return []
  const look = words && { ...words.inter, colours: timeline.brand }
  const fits = words && look ? words.fitsIn(look, sizeOf(timeline)) : undefined
  return validate(timeline, { ...facts, ...(fits && { fits }) }).toSorted(
    (a, b) => weights[stops[a.code]] - weights[stops[b.code]],
  )
})
/** Required slots without anything in them. */
export const $emptySlots = $issues.map((issues) =>
  issues.filter(({ code }) => code === 'slotEmpty'),
)
/** A film of it can be asked for. */
export const $isDrawable = combine(
  $timeline,
  $issues,
  (timeline, issues) =>
    (timeline?.blocks.length ?? 0) > 0 && !issues.some(({ code }) => stops[code] === 'rendering'),
)
