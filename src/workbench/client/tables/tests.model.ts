import { createEvent, createStore } from 'effector'

/** Which part of QA's tables is listed. */
export const testsListed = createEvent<'signed' | 'unsigned'>()

export const $isUnsignedShown = createStore(false).on(testsListed, (_, list) => list === 'unsigned')
