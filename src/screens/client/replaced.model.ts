import { createEvent, createStore } from 'effector'

/** Development: what the manifest says of screens was replaced within the tables that these hold. */
export const screensReplaced = createEvent()

/** A store that is made of a screen's facts takes this along, so that it is made again. */
export const $screensRevision = createStore(0).on(screensReplaced, (revision) => revision + 1)
