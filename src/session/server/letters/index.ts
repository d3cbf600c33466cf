/** All letters of the session. */
import type { LetterDefinition } from '../../../server/mail/letter'
import { invitationLetter } from './invitationLetter'
import { resetLetter } from './resetLetter'

export const sessionLetters: readonly LetterDefinition[] = [resetLetter, invitationLetter]
