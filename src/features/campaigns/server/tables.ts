import type { LetterDoc } from '../../../../generated/facts/features/mail'

declare module '../../../../generated/facts/tables' {
  interface ColumnValues {
    campaignLetters: { doc: LetterDoc }
  }
}
