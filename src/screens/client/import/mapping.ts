import { foldText } from '../../../kit/foldText'

/** Of each column, the field it is; null: it is left out. */
export type Mapping = readonly (string | null)[]

/** What each field may be called: its id and its label in every language. */
export type FieldNames = Readonly<Record<string, readonly string[]>>

/** Each field is one column at most: the first that is called like it. */
export function guessMapping(heads: readonly string[], names: FieldNames): Mapping {
  const taken = new Set<string>()
  return heads.map((head) => {
    const field = Object.keys(names).find(
      (each) => !taken.has(each) && names[each]?.some((name) => isAlike(name, head)),
    )
    if (field === undefined) return null
    taken.add(field)
    return field
  })
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
