/** What mail exports to other features, and to the whole. */
import type { LetterDefinition } from '../../../server/mail/letter'
import { testLetter } from './testLetter'
import { verifyLetter } from './verifyLetter'

export const mailLetters: readonly LetterDefinition[] = [testLetter, verifyLetter]
export { activeLayout, createDraw } from './drawLetters'
export { letterMailing } from './lane/letterMailing'
export { letterStops } from './lane/letterStops'
export { mailHookPlugin } from './lane/mailHookPlugin'
export { sendLaneJob } from './lane/sendLane'
export {
  createMailLane,
  type MailLane,
  type MassLetters,
  type MassReader,
  type WriteTo,
} from './lane/services'
export { whyNot } from './lane/takeMessage'
export { senderMailing } from './verifyLetter'
export { createProofOf } from './whitelist'
