// The timeline of a program as data: what can be done to it, and what it means. Both wings read it.
export type {
  Block,
  Brand,
  Music,
  Overlay,
  Timeline,
  Words,
} from '../../../../generated/facts/features/programs'
export { apply, flawOf, type Applied } from './apply'
export { framesOf, isEmptySlot, isStill, leastFrames, overlapOf } from './block'
export { captionsOf, type Caption } from './captionsOf'
export type { Facts, MediaFacts, MisfitOfWords, SlotFacts } from './facts'
export { lengthOf, msOf, sizeOf, startOf, startsOf } from './measure'
export { isRefusal, type Op, type Refusal, type RefusalCode, type TemplateOp } from './op'
export * from './recipe'
export { settle } from './settle'
export { withoutMedia } from './withoutMedia'
export { contentHashOf, plan } from './plan'
export { changes } from './changes'
export type { BlockPair, Change, ChangeKind, Placed } from './changes/change'
export { bumperAspects, stops, validate, type Issue, type IssueCode } from './validate'
export { changeText, issueText, refusalText } from './texts'
export { sourcesOf, type Source, type Sources } from './sources'
export { toEdl } from './toEdl'
export { toOtio } from './toOtio'
export { followBlocks, followCut } from './followCut'
export { pairBlocks } from './pairs'
export { musicLevelAt, musicLevelExpression } from './musicLevel'
export { musicOutSeconds } from './plan/soundOf'
