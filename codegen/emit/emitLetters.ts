import type { LetterEntry, VariableEntry } from '../read/mailFile'
import type { Model } from '../resolve/model'
import { doc, lines, literal, property, typescript, type Output } from './output'

/** facts/letters.ts: the letters that the product writes, and what their variables are. */
export function emitLetters({ manifest: { mail } }: Model): Output | readonly Output[] {
  if (!mail) return []
  return typescript(
    'facts/letters.ts',
    'mail.yaml',
    `import type { TextKey } from './text'`,
    `/** A line of a list, or a program on a card. */\nexport interface LetterItem {\n  readonly title: string\n  readonly text?: string\n  readonly url?: string\n  readonly pictureUrl?: string\n  /** What its link says. */\n  readonly action?: string\n}`,
    `export type LetterValue = string | readonly LetterItem[]`,
    `export interface LetterVariableFacts {\n  readonly kind: 'text' | 'link' | 'items'\n  readonly title: TextKey\n  /** What a preview shows for it. */\n  readonly sample: LetterValue\n}`,
    `export const letterVariables = {\n${lines(Object.entries(mail.variables).map(variableLine))}\n} as const satisfies Readonly<Record<string, LetterVariableFacts>>`,
    `export type LetterVariableName = keyof typeof letterVariables`,
    `export interface LetterPart {\n  readonly heading?: TextKey\n  readonly text?: TextKey\n  readonly footer?: TextKey\n  readonly says?: LetterVariableName\n  readonly button?: TextKey\n  readonly to?: LetterVariableName\n  readonly list?: LetterVariableName\n  readonly programs?: LetterVariableName\n  readonly divider?: true\n  readonly stop?: TextKey\n}`,
    `export interface LetterFacts {\n  readonly has: readonly LetterVariableName[]\n  readonly needs: readonly LetterVariableName[]\n  readonly subject?: TextKey\n  readonly subjectSays?: LetterVariableName\n  readonly blocks: readonly LetterPart[]\n}`,
    `export const letters = {\n${lines(Object.entries(mail.letters).map(letterLine))}\n} as const satisfies Readonly<Record<string, LetterFacts>>`,
    `export type LetterKey = keyof typeof letters`,
    `type ValueOf<Name extends LetterVariableName> = (typeof letterVariables)[Name]['kind'] extends 'items' ? readonly LetterItem[] : string`,
    `/** What has to be said where a letter of this key is written. */\nexport type ValuesOf<Key extends LetterKey> = { readonly [Name in (typeof letters)[Key]['has'][number]]: ValueOf<Name> }`,
  )
}

const variableLine = ([name, { kind = 'text', title, sample }]: [string, VariableEntry]) =>
  `${property(name)}: ${literal({ kind, title, sample })},`

const letterLine = ([id, { meaning, has, needs = [], subject, subjectSays, blocks }]: [
  string,
  LetterEntry,
]) =>
  `${doc(meaning)}\n  ${property(id)}: ${literal({ has, needs, subject, subjectSays, blocks })},`
