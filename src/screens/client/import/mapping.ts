import { foldText } from '../../../kit/foldText'

/** Of each column, the field it is; null: it is left out. */
export type Mapping = readonly (string | null)[]

/** What each field may be called, the likeliest first. */
export type FieldNames = Readonly<Record<string, readonly string[]>>

/** Each field is one column at most: the one whose head comes first among what it may be called. */
export function guessMapping(heads: readonly string[], names: FieldNames): Mapping {
  const guesses = Object.entries(names).flatMap(([field, called]) =>
    heads.flatMap((head, column) => {
      const rank = called.findIndex((name) => isAlike(name, head))
      return rank < 0 ? [] : [{ field, column, rank }]
    }),
  )
  const mapping: (string | null)[] = heads.map(() => null)
  for (const { field, column } of guesses.toSorted((one, other) => one.rank - other.rank)) {
    if (mapping[column] === null && !mapping.includes(field)) mapping[column] = field
  }
  return mapping
}

/** A column becomes a field, which no other column is then. */
export function mapColumn(mapping: Mapping, column: number, field: string | null): Mapping {
  return mapping.map((each, at) =>
    at === column ? field : each === field && field !== null ? null : each,
  )
}

export const isAlike = (one: string, other: string): boolean => {
  const key = bare(one)
  return key !== '' && key === bare(other)
}

/** E-Mail and email, First name and firstName, are the same. */
const bare = (text: string) => foldText(text).replaceAll(/[^\p{L}\p{N}]/gu, '')
