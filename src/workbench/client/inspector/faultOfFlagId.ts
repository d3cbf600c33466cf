import { words } from '../words'

/** What is wrong with the id of a new flag; null: nothing. */
export function faultOfFlagId(id: string, taken: readonly string[]): string | null {
  if (id === '') return null
  if (!/^[a-z][A-Za-z0-9]*$/.test(id)) return words.newFlag.shape
  return taken.includes(id) ? words.newFlag.taken : null
}
