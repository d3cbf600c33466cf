// The text under the lens: it passes while a take is recorded, and holds with it.
import { combine, createEvent, createStore, sample } from 'effector'
import { createPassing } from '../../../browser/passing'
import { advance, readScript, scriptStart, type ScriptPlace } from '../script'
import {
  fastestWords,
  largestText,
  needsScreen,
  slowestWords,
  smallestText,
  within,
} from './choices'
import { $choices, $script, choicesChanged } from './choices.model'
import { $stage, reached } from './stage.model'

export const wordChosen = createEvent<number>()
export const wordsMoved = createEvent<number>()
export const holdToggled = createEvent()
export const speedMoved = createEvent<number>()
export const sizeMoved = createEvent<number>()

export const $words = $script.map(readScript)
/** A screen would have the text in its picture. */
export const $isPrompting = combine(
  $choices,
  $words,
  (choices, words) => choices.hasPrompter && words.length > 0 && !needsScreen(choices),
)
export const $isHeld = createStore(false)
  .on(holdToggled, (isHeld) => !isHeld)
  .reset(reached('starting'))
const $place = createStore<ScriptPlace>(scriptStart)
  .on(wordChosen, (_, word) => ({ word, restMs: 0 }))
  .reset($words, reached('counting'), reached('starting'))
/** The number of the word that is read. */
export const $word = $place.map(({ word }) => Math.floor(word))

sample({
  clock: wordsMoved,
  source: { place: $place, words: $words },
  fn: ({ place, words }, by) => within(0, Math.floor(place.word) + by, words.length - 1),
  target: wordChosen,
})
const $isPassing = combine($stage, $isHeld, (stage, isHeld) => stage.is === 'recording' && !isHeld)
sample({
  clock: createPassing($isPassing),
  source: { place: $place, words: $words, choices: $choices },
  fn: ({ place, words, choices: { wordsPerMinute } }, passedMs) =>
    advance(words, place, { passedMs, wordsPerMinute }),
  target: $place,
})
sample({
  clock: speedMoved,
  source: $choices,
  fn: ({ wordsPerMinute }, by) => ({
    wordsPerMinute: within(slowestWords, wordsPerMinute + by * 10, fastestWords),
  }),
  target: choicesChanged,
})
sample({
  clock: sizeMoved,
  source: $choices,
  fn: ({ textSize }, by) => ({ textSize: within(smallestText, textSize + by * 4, largestText) }),
  target: choicesChanged,
})
