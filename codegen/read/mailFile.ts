export interface MailFile {
  readonly variables: Readonly<Record<string, VariableEntry>>
  readonly letters: Readonly<Record<string, LetterEntry>>
}

export interface VariableEntry {
  readonly kind?: 'text' | 'link' | 'items'
  readonly title: string
  readonly sample: string | readonly Readonly<Record<string, string>>[]
}

export interface LetterEntry {
  readonly meaning: string
  readonly has: readonly string[]
  readonly needs?: readonly string[]
  readonly subject?: string
  readonly subjectSays?: string
  readonly blocks: readonly LetterBlockEntry[]
  readonly from: string
  /** Why it stays although nothing writes it. */
  readonly unused?: string
}

export interface LetterBlockEntry {
  readonly heading?: string
  readonly text?: string
  readonly footer?: string
  readonly says?: string
  readonly button?: string
  readonly to?: string
  readonly list?: string
  readonly programs?: string
  readonly divider?: true
  readonly stop?: string
}
