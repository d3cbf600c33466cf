import { createEvent } from 'effector'
import type { Words } from '../../browser/text/words'

/** What the session tells whoever draws. */
export const noticeRaised = createEvent<{ tone: 'danger' | 'warn' | 'info'; text: Words }>()
export const landingAsked = createEvent()
