// What the person records with, kept on this computer for each person.
import { attach, combine, createEvent, createStore, sample } from 'effector'
import { readStorageFx, writeStorageFx } from '../../../browser/storage'
import { $userId } from '../../../session/client'
import { readChoices, usualChoices, type Choices } from './choices'
import { due } from './stage.model'

export const choicesChanged = createEvent<Partial<Choices>>()
export const scriptTyped = createEvent<string>()

const merge = <Some extends Partial<Choices>>(some: Some, changed: Partial<Choices>): Some => ({
  ...some,
  ...changed,
})
const $kept = createStore<Choices>(usualChoices).on(choicesChanged, merge)
/** Choices of a task, laid over those that are kept for recording outside of tasks. */
export const $suggested = createStore<Partial<Choices>>({}).on(choicesChanged, merge)
export const $choices = combine($kept, $suggested, merge)
/** What the prompter shows. */
export const $script = createStore('').on(scriptTyped, (_, text) => text)

const keyOf = (userId: string) => `pref.recorder.${userId}`
/** Somebody's own words do not outlive their session. */
const scriptKey = 'ui.recorder.script'

const recallFx = attach({
  source: $userId,
  async effect(userId) {
    const text = await readStorageFx({ key: keyOf(userId ?? '') })
    const script = await readStorageFx({ key: scriptKey })
    return { choices: readChoices(text), script: script ?? '' }
  },
})

/** Before anything is opened with them. */
export const choicesRead = recallFx.done

sample({ clock: due('readSettings'), target: recallFx })
sample({ clock: recallFx.doneData, fn: ({ choices }) => choices, target: $kept })
sample({ clock: recallFx.doneData, fn: ({ script }) => script, target: $script })
sample({
  clock: choicesChanged,
  source: { choices: $kept, userId: $userId },
  fn: ({ choices, userId }) => ({ key: keyOf(userId ?? ''), value: JSON.stringify(choices) }),
  target: writeStorageFx,
})
sample({
  clock: scriptTyped,
  fn: (value) => ({ key: scriptKey, value }),
  target: writeStorageFx,
})
