// A list of contacts is a question to the list of all contacts. Used by both wings.
import type { SearchFilter } from '../../../generated/facts/screen'

/** What finds the members of a list; a list without a rule has those who were put into it. */
export const membersOf = (
  listId: string,
  rule: readonly SearchFilter[] | null | undefined,
): readonly SearchFilter[] => rule ?? [{ field: 'lists', op: 'is', value: listId }]
