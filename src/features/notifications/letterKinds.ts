import { notices, type LetterKind, type NoticeKind } from '../../../generated/facts/notices'

const hasLetter = (kind: NoticeKind): kind is LetterKind => 'mail' in notices[kind]

/** Of what letters are written to people. */
export const letterKinds: readonly LetterKind[] = (Object.keys(notices) as NoticeKind[]).filter(
  hasLetter,
)
