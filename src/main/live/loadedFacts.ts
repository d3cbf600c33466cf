import { isConstant, takeOver } from './takeOver'

/** An exported name of a generated module as its importers see it: what it stands for may be another from now on. */
export interface Binding {
  read(): unknown
  write(next: unknown): void
}

interface Loaded {
  readonly bindings: Readonly<Record<string, Binding>>
  /** Every object a name has stood for: whoever took one keeps it. */
  readonly held: Record<string, unknown[]>
}

const loaded = new Map<string, Loaded>()

/** Every generated module of this page says what it exports. Of one that is loaded again only the first is imported. */
export function factsLoaded(path: string, bindings: Readonly<Record<string, Binding>>): void {
  if (!loaded.has(path)) loaded.set(path, { bindings, held: {} })
}

export const isLoaded = (path: string) => loaded.has(path)

export interface UpdatedFacts {
  /** Constants that changed: a program that is running has used them already. */
  readonly constants: readonly string[]
  /** Names the page's own module does not export, so that nobody can import them from it. */
  readonly added: readonly string[]
}

/** Who imports a name of a generated module gets the new value, and who kept the old one finds the new contents in it. */
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
