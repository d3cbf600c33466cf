import { createEvent } from 'effector'
import type { Words } from '../../browser/text/words'

/** A message that the session wants shown to the user. */
export const noticeRaised = createEvent<{ tone: 'danger' | 'warn' | 'info'; text: Words }>()
export const landingAsked = createEvent()
