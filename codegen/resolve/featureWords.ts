import type { Manifest } from '../read/manifest'
import { baseKey, flatten } from './words'

/** `pro-edits` has the keys `proEdits.…`. */
export const prefixOf = (feature: string) =>
  `${feature.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())}.`

/**
 * Whose screens a key is fetched with; undefined: with the first page. What the manifest itself names, titles above
 * all, the shell says before any screen is there.
 */
export function createWordsHome(manifest: Manifest): WordsHome {
  const home = homes.get(manifest) ?? findHomes(manifest)
  homes.set(manifest, home)
  return home
}

type WordsHome = (key: string) => string | undefined

/** Several laws ask for it. */
const homes = new WeakMap<Manifest, WordsHome>()

function findHomes(manifest: Manifest): WordsHome {
  const { texts: _, mail, ...rest } = manifest
  const named = new Set<string>()
  // Letters are worded by the server; what their variables are called is said where they are edited.
  gather({ ...rest, letters: mail?.letters }, named)
  const featureOf = new Map(
    manifest.texts.flatMap(({ feature, text }) =>
      feature === undefined
        ? []
        : [...flatten(text).keys()].flatMap((key) =>
            named.has(baseKey(key)) ? [] : [[key, feature] as const],
          ),
    ),
  )
  return (key) => featureOf.get(key)
}

/** The features whose words each feature's screens say. */
export function featureWords(manifest: Manifest): ReadonlyMap<string, readonly string[]> {
  const homeOf = createWordsHome(manifest)
  const speaking = new Set(
    manifest.texts.flatMap(({ text }) =>
      [...flatten(text).keys()].flatMap((key) => homeOf(key) ?? []),
    ),
  )
  return new Map(
    manifest.features.flatMap(({ name, words = [], screens }) => {
      // What every screen says that the manifest draws.
      const common = screens === undefined ? [] : ['screens']
      const said = new Set([name, ...words, ...common])
      const own = [...said].filter((feature) => speaking.has(feature))
      return own.length > 0 ? [[name, own] as const] : []
    }),
  )
}

/** Permissions are spoken of on one screen alone, and values have words of their own. */
const apart: ReadonlySet<string> = new Set(['permission', 'enum'])

function gather(value: unknown, into: Set<string>): void {
  if (typeof value === 'string') into.add(value)
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) if (!apart.has(key)) gather(inner, into)
}
