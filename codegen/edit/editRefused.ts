import { nearest } from '../problems/nearest'

/** An edit that refers to something unknown, with a suggestion. */
export class EditRefused extends Error {
  constructor(
    message: string,
    readonly suggestion?: string,
  ) {
    super(message)
  }
}

/** Looks a name up, or refuses the edit with the nearest name. */
export function known<Value>(map: ReadonlyMap<string, Value>, name: string, noun = ''): Value {
  const found = map.get(name)
  if (found !== undefined) return found
  throw new EditRefused(`There is no ${noun}${name}.`, nearest(name, map.keys()))
}
