import { isConstant, takeOver } from './takeOver'

/** An exported name of a generated module as a live binding: its value may be replaced later. */
export interface Binding {
  read(): unknown
  write(next: unknown): void
}

interface Loaded {
  readonly bindings: Readonly<Record<string, Binding>>
  /** Every object the name has referred to, because other modules may still hold older ones. */
  readonly held: Record<string, unknown[]>
}

const loaded = new Map<string, Loaded>()

/**
 * Called by every generated module with its exports. When a module is loaded again, only the first
 * registration is what others import.
 */
export function factsLoaded(path: string, bindings: Readonly<Record<string, Binding>>): void {
  if (!loaded.has(path)) loaded.set(path, { bindings, held: {} })
}

export const isLoaded = (path: string) => loaded.has(path)

export interface UpdatedFacts {
  /** Constants that changed: running code has already used their old values. */
  readonly constants: readonly string[]
  /** New names, which the module loaded in the page does not export. */
  readonly added: readonly string[]
}

/** Replaces the exported values; objects that other modules hold get the new contents as well. */
export function updateFacts(path: string, next: Readonly<Record<string, unknown>>): UpdatedFacts {
  const { bindings, held } = loaded.get(path) ?? { bindings: {}, held: {} }
  const constants: string[] = []
  for (const [name, { read, write }] of Object.entries(bindings)) {
    if (!(name in next)) continue
    const value = next[name]
    if (isConstant(value) && read() !== value) constants.push(name)
    const olds = (held[name] ??= [])
    olds.push(read())
    for (const old of olds) takeOver(old, value)
    write(value)
  }
  const added = Object.keys(next).filter(
    (name) => !(name in bindings) && typeof next[name] !== 'function',
  )
  return { constants, added }
}
