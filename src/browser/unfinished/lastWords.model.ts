import { attach, createEvent, createStore, type Effect } from 'effector'
import { waitFx } from '../clock'

/** What a feature has to bring to its end before the page is left, such as a recording. */
export type LastWord = Effect<void, void>

/** Kept until the page is gone, so an effect with nothing to do has to end at once. */
export const lastWordGiven = createEvent<LastWord>()

export const $lastWords = createStore<readonly LastWord[]>([], { serialize: 'ignore' }).on(
  lastWordGiven,
  (words, word) => (words.includes(word) ? words : [...words, word]),
)

/** A session that is over does not wait longer than this for anything. */
const longestMs = 1_500

/** Never fails: whoever cannot end in time, or at all, is left behind. */
export const sayLastWordsFx = attach({
  source: $lastWords,
  async effect(words): Promise<void> {
    if (words.length === 0) return
    await Promise.race([Promise.allSettled(words.map((word) => word())), waitFx(longestMs)])
  },
})
