// Which words of the manifest say what happened.
import type { TextKey } from '../../../../generated/facts/text'
import type { ChangeKind } from './changes/change'
import type { RefusalCode } from './op'
import type { IssueCode } from './validate'

export const refusalText = (code: RefusalCode) =>
  `programs.refused.${code}` as const satisfies TextKey

/** Of noGlyph with its `letter`. */
export const issueText = (code: IssueCode) => `programs.issue.${code}` as const satisfies TextKey

export const changeText = (kind: ChangeKind) => `programs.change.${kind}` as const satisfies TextKey
