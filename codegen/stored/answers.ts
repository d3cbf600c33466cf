/** What a person decided about rows that exist. Names are those of columns. */
export interface Answers {
  /** Old name, new name. */
  readonly renames: ReadonlyMap<string, string>
  /** The value of a column in rows that lack one. */
  readonly fills: ReadonlyMap<string, string>
  /** Columns that go with what they hold. */
  readonly drops: ReadonlySet<string>
  /** For `column.old`, the new value of a choice that goes. */
  readonly replacements: ReadonlyMap<string, string>
  /** What becomes of rows that are alike where none may be. */
  readonly doubles: 'number' | 'none' | undefined
}

export const noAnswers: Answers = {
  renames: new Map(),
  fills: new Map(),
  drops: new Set(),
  replacements: new Map(),
  doubles: undefined,
}
