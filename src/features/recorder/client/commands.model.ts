// What buttons and keys ask for.
import { createEvent, createStore, sample } from 'effector'
import type { RecorderEvent, Stage } from '../stage'
import { countdowns, needsScreen, type Choices } from './choices'
import { $choices, choicesChanged } from './choices.model'
import { $chosen, $shown, bestMarked, takeChosen } from './review.model'
import type { Command } from './keys'
import { holdToggled, sizeMoved, speedMoved } from './prompter.model'
import { savePressed } from './saving.model'
import { $stage, happened } from './stage.model'
import { deletePressed } from './takes'
import { leavePressed } from './visit.model'

export const commanded = createEvent<Command>()
export const keysClosed = createEvent()

const asked = (command: Command) =>
  commanded.filterMap((given) => (given === command ? command : undefined))

export const $areKeysShown = createStore(false)
  .on(asked('keys'), (isShown) => !isShown)
  .reset(keysClosed)

type PlainEvent = Exclude<RecorderEvent['is'], 'permissionRead' | 'refused' | 'ticked'>

/** What a command is in each stage; nothing where it is none. */
const eventsOf: Partial<Record<string, Partial<Record<Stage['is'], PlainEvent>>>> = {
  record: {
    ready: 'recordPressed',
    counting: 'recordPressed',
    recording: 'stopPressed',
    paused: 'stopPressed',
    reviewing: 'newPressed',
  },
  pause: { recording: 'pausePressed', paused: 'resumePressed' },
  retake: { recording: 'retakePressed', paused: 'retakePressed' },
  startNow: { counting: 'spacePressed' },
  cancel: { counting: 'escapePressed' },
}
sample({
  clock: sample({
    clock: commanded,
    source: $stage,
    fn: ({ is }, command) => (typeof command === 'string' ? eventsOf[command]?.[is] : undefined),
  }),
  filter: (is) => is !== undefined,
  fn: (is) => ({ is }) as RecorderEvent,
  target: happened,
})
sample({
  clock: asked('cancel'),
  source: $stage,
  filter: ({ is }) => is !== 'counting',
  fn: () => undefined,
  target: leavePressed,
})

// Choices
const changes: Partial<Record<string, (choices: Choices) => Partial<Choices>>> = {
  countdown: ({ countdown }) => ({
    countdown: countdowns[(countdowns.indexOf(countdown) + 1) % countdowns.length] ?? 0,
  }),
  mirror: ({ isMirrored }) => ({ isMirrored: !isMirrored }),
  guide: ({ hasGuide }) => ({ hasGuide: !hasGuide }),
}
sample({
  clock: sample({
    clock: commanded,
    source: $choices,
    fn: (choices, command) =>
      typeof command === 'string' ? changes[command]?.(choices) : undefined,
  }),
  filter: Boolean,
  target: choicesChanged,
})
/** In a take the text is held, before it shown or hidden. */
sample({
  clock: asked('script'),
  source: $stage,
  filter: ({ is }) => is !== 'ready',
  fn: () => undefined,
  target: holdToggled,
})
sample({
  clock: asked('script'),
  source: { stage: $stage, choices: $choices },
  filter: ({ stage, choices }) => stage.is === 'ready' && !needsScreen(choices),
  fn: ({ choices: { hasPrompter } }) => ({ hasPrompter: !hasPrompter }),
  target: choicesChanged,
})
sample({ clock: asked('faster'), fn: () => 1, target: speedMoved })
sample({ clock: asked('slower'), fn: () => -1, target: speedMoved })
sample({ clock: asked('larger'), fn: () => 1, target: sizeMoved })
sample({ clock: asked('smaller'), fn: () => -1, target: sizeMoved })

// Takes
sample({
  clock: commanded,
  source: $shown,
  filter: (takes, command) => typeof command === 'object' && takes.length >= command.take,
  fn: (takes, command) =>
    typeof command === 'object' ? (takes[command.take - 1]?.takeId ?? '') : '',
  target: takeChosen,
})
const ofChosen = { source: $chosen.map((take) => take?.takeId ?? null), filter: Boolean }
sample({ clock: asked('best'), ...ofChosen, target: bestMarked })
sample({ clock: asked('delete'), ...ofChosen, target: deletePressed })
sample({ clock: asked('save'), fn: () => undefined, target: savePressed })
