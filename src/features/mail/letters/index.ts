/** What letters are made of, and how they are drawn: of no wing, without a look at anything else. */
export { drawLetter, type DrawnLetter, type LetterLook } from './drawLetter'
export {
  faultsOf,
  stopVariable,
  usedIn,
  type LetterFault,
  type LetterVariable,
  type LetterVariables,
} from './faultsOf'
export type { LetterValues } from './fill'
export { builtIn, type LetterWords } from './builtIn'
export { factsOf, isTextKind, samplesOf, variablesOf, type ShownVariables } from './variables'
export {
  addBlock,
  blockKinds,
  moveBlock,
  newBlock,
  removeBlock,
  setBlock,
  type BlockKind,
} from './editLetter'
