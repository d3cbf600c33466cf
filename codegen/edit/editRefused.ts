import { nearest } from '../problems/nearest'

/** An edit that means nothing here, with what it may have meant. */
export class EditRefused extends Error {
  constructor(
    message: string,
    readonly suggestion?: string,
  ) {
    super(message)
  }
}

/** The value of a name, or a refusal that names the nearest. */
export function known<Value>(map: ReadonlyMap<string, Value>, name: string, noun = ''): Value {
  const found = map.get(name)
  if (found !== undefined) return found
  throw new EditRefused(`There is no ${noun}${name}.`, nearest(name, map.keys()))
}
