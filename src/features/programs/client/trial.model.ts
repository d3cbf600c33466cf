// A script as it passes on a teleprompter, without a recording.
import { createEvent, createStore, sample } from 'effector'
import { createPassing } from '../../../browser/passing'
import { advance, readScript, scriptStart, type ScriptPlace } from '../../recorder/script'

interface Trial {
  readonly title: string
  readonly text: string
  readonly wordsPerMinute: number
}

export const trialOpened = createEvent<Trial>()
export const trialClosed = createEvent()
export const trialToggled = createEvent()
export const trialRestarted = createEvent()
/** By so many steps. */
export const speedMoved = createEvent<number>()
export const sizeMoved = createEvent<number>()
export const mirrorToggled = createEvent()
export const wordChosen = createEvent<number>()
export const wordsMoved = createEvent<number>()

const within = (least: number, value: number, most: number) =>
  Math.min(most, Math.max(least, value))

/** Null: nothing is tried. */
export const $trial = createStore<Trial | null>(null)
  .on(trialOpened, (_, trial) => trial)
  .reset(trialClosed)
export const $trialWords = $trial.map((trial) => readScript(trial?.text ?? ''))
export const $wordsPerMinute = createStore(140)
  .on(trialOpened, (_, { wordsPerMinute }) => within(80, wordsPerMinute, 240))
  .on(speedMoved, (wordsPerMinute, by) => within(80, wordsPerMinute + by * 10, 240))
export const $textSize = createStore(48).on(sizeMoved, (size, by) => within(24, size + by * 4, 96))
export const $isMirrored = createStore(false).on(mirrorToggled, (isMirrored) => !isMirrored)
export const $isPassing = createStore(false)
  .on(trialToggled, (isPassing) => !isPassing)
  .reset(trialOpened, trialClosed)
export const $place = createStore<ScriptPlace>(scriptStart)
  .on(wordChosen, (_, word) => ({ word, restMs: 0 }))
  .reset(trialOpened, trialRestarted)

sample({
  clock: wordsMoved,
  source: { place: $place, words: $trialWords },
  filter: ({ words }) => words.length > 0,
  fn: ({ place, words }, by) => within(0, Math.floor(place.word) + by, words.length - 1),
  target: wordChosen,
})
sample({
  clock: createPassing($isPassing),
  source: { place: $place, words: $trialWords, wordsPerMinute: $wordsPerMinute },
  fn: ({ place, words, wordsPerMinute }, passedMs) =>
    advance(words, place, { passedMs, wordsPerMinute }),
  target: $place,
})
// Whoever starts once more after the end begins anew.
const ended = sample({
  clock: $place,
  source: { words: $trialWords, is: $isPassing },
  filter: ({ words, is }, { word }) => is && word >= words.length,
  fn: () => undefined,
})
sample({ clock: ended, target: [trialToggled, trialRestarted] })
