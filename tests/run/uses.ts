/**
 * What each file of the project uses: the files and folders that its strings name, relative to
 * itself or from the root. These are its imports, and what it reads or starts.
 */
import { posix } from 'node:path'

export interface Use {
  /** A file, or a folder with a slash at its end. */
  readonly path: string
  /** Loaded when it is needed, as a screen's code is. */
  readonly isLate: boolean
  /** What is imported from it, as it is called there. */
  readonly names?: readonly string[]
}

/**
 * Types are gone when code runs; the compiler checks them for all files. Those of a feature's facts
 * tell which calls a test makes.
 */
const typeImports =
  /^(?:import|export) type [^;']*? from '(?![^']*generated\/facts\/features\/)[^']*'/gm
const strings =
  /(import\(\s*)?(?:\{([\w$,\s]+)\} from )?(?:'([^'\n]+)'|`\$\{projectRoot\}([^`$\n]+)`)/g

/**
 * An import through a front door (`index.ts`) uses the files behind it that have the imported names,
 * not everything that the door passes on.
 */
export function throughDoor(
  use: Use,
  readDoor: (path: string) => ReadonlyMap<string, string> | undefined,
  isThere: (path: string) => boolean,
): Use[] {
  const { path, names, isLate } = use
  const door = names && path.endsWith('/index.ts') ? readDoor(path) : undefined
  if (!door || !names) return [use]
  return names.flatMap((name) => {
    const [behind] = usesOf(path, `import { ${name} } from '${door.get(name) ?? ''}'`, isThere)
    return behind ? throughDoor({ ...behind, isLate }, readDoor, isThere) : [use]
  })
}

export function usesOf(file: string, text: string, isThere: (path: string) => boolean): Use[] {
  const folder = posix.dirname(file)
  const uses: Use[] = []
  for (const [, late, list, quoted, fromRoot] of text.replace(typeImports, '').matchAll(strings)) {
    const said = quoted ?? fromRoot ?? ''
    // In the product a word such as "src" has other meanings.
    if (!said.includes('/') && !file.startsWith('tests/')) continue
    const path = named(said, folder, isThere)
    if (path && path !== file)
      uses.push({
        path,
        isLate: late !== undefined,
        ...(list && { names: namesIn(list).map(([there]) => there) }),
      })
  }
  return uses
}

/** `a, b as c, type D`: each as it is called there and here. */
const namesIn = (list: string): (readonly [there: string, here: string])[] =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name && !name.startsWith('type '))
    .map((name) => {
      const [there = '', here = there] = name.split(' as ')
      return [there, here]
    })

/** Of a front door, which only passes on what other files export: where each name comes from. */
export function doorOf(text: string): ReadonlyMap<string, string> | undefined {
  const passes = /^export (?:type )?\{([^}]*)\} from '([^']+)'$/gm
  const comments = /^\/\/.*$|^\/\*[^]*?\*\/$/gm
  if (text.replace(passes, '').replace(comments, '').trim()) return undefined
  return new Map(
    [...text.matchAll(passes)].flatMap(([, list = '', from = '']) =>
      namesIn(list).map(([, as]) => [as, from] as const),
    ),
  )
}

function named(
  said: string,
  folder: string,
  isThere: (path: string) => boolean,
): string | undefined {
  const name = said.replace(/\?\w+$/, '').replace(/^\/|\/$/g, '')
  // "..", "../..": a way, not a name.
  if (!/\w/.test(name) || /[^\w./@$-]/.test(name)) return undefined
  const path = name.startsWith('.') ? posix.join(folder, name) : name
  return [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`, `${path}/`].find(isThere)
}

/** All that these files use, and what that uses, and so on. */
export function closureOf(
  starts: Iterable<string>,
  uses: (file: string) => readonly string[],
): Set<string> {
  const reached = new Set(starts)
  for (const file of reached) for (const used of uses(file)) reached.add(used)
  return reached
}
