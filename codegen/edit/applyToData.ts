import type { Path } from './yaml/readNode'

/** One change to a file. It is made in the text and, for verification, also in the parsed data. */
export type Change =
  | {
      readonly do: 'set'
      readonly path: Path
      readonly value: unknown
      /** A new pair is inserted before the first of these keys. */
      readonly later?: readonly string[]
    }
  | { readonly do: 'remove'; readonly path: Path }
  | { readonly do: 'rename'; readonly path: Path; readonly name: string }
  | {
      readonly do: 'move'
      readonly path: Path
      readonly into: Path
      /** The index of an item of the list `into`, or the key of a pair of the same map; null: last. */
      readonly before: number | string | null
    }

/** The parsed data after the change, which the changed text must match. */
export function applyToData(data: unknown, change: Change): unknown {
  const copy = structuredClone(data)
  const home = at(copy, change.path.slice(0, -1))
  const last = change.path.at(-1)!
  if (change.do === 'set') home[last] = change.value
  else if (change.do === 'remove') {
    if (Array.isArray(home)) home.splice(Number(last), 1)
    else delete home[last]
  } else if (change.do === 'rename') {
    home[change.name] = home[last]
    delete home[last]
  } else if (Array.isArray(home)) {
    const target = at(copy, change.into) as unknown as unknown[]
    const before = change.before === null ? undefined : target[Number(change.before)]
    const [item] = home.splice(Number(last), 1)
    target.splice(before === undefined ? target.length : target.indexOf(before), 0, item)
  }
  // Pairs of a map say the same in any order.
  return copy
}

type Node = Record<string | number, unknown>

const at = (data: unknown, path: Path): Node =>
  path.reduce<unknown>((node, step) => (node as Node)[step], data) as Node
