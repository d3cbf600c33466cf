import { createEvent, createStore } from 'effector'
import { draftCleared, draftDiscarded } from './draft.model'

/** Whether the list of changes is open. */
export const panelToggled = createEvent()

export const $isPanelOpen = createStore(false)
  .on(panelToggled, (isOpen) => !isOpen)
  .reset(draftCleared, draftDiscarded)
