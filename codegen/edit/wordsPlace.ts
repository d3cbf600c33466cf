import { prefixOf } from '../resolve/featureWords'
import { placedWords } from '../resolve/words'
import type { Words } from '../read/manifest'
import { known } from './editRefused'
import { inside, type ReadData, type SubjectPlace } from './subjectPlaces'
import type { Path } from './yaml/readNode'

/** A text in one language. */
interface Said {
  readonly language: string
  readonly key: string
}

/** Where a text has its words, which a screen may have from the common ones. Keys are nested, and may contain dots. */
export function wordsPlace(said: Said, files: readonly string[], read: ReadData): SubjectPlace {
  const places = placesIn(said, files, read)
  const common = places.has(said.key) ? undefined : screenOf(said, files, read)
  const place = common?.keys.map((key) => places.get(key)).find((each) => each !== undefined)
  return place ?? known(places, said.key, 'text ')
}

/** Where a text says its words itself, or may do so. */
export function ownWordsPlace(said: Said, files: readonly string[], read: ReadData): SubjectPlace {
  const place = wordsPlace(said, files, read)
  const own = placesIn(said, files, read).get(said.key)
  const file = screenOf(said, files, read)?.file
  if (own || file === undefined) return own ?? place
  return { file, path: ['text', ...pathIn(Object(inside(read(file), 'text')) as Words, said.key)] }
}

function placesIn({ language }: Said, files: readonly string[], read: ReadData) {
  const placesOf = new Map<string, Map<string, SubjectPlace>>()
  for (const file of files) {
    if (!file.startsWith('text/')) continue
    const spoken = String(inside(read(file), 'language'))
    const words = Object(inside(read(file), 'text')) as Words
    const places = placesOf.get(spoken) ?? new Map<string, SubjectPlace>()
    for (const { key: own, path } of placedWords(words))
      places.set(own, { file, path: ['text', ...path] })
    placesOf.set(spoken, places)
  }
  return known(placesOf, language, 'language ')
}

/** The file in which the screen of a text says its own words, and the keys of the common words that it may have instead. */
function screenOf({ language, key }: Said, files: readonly string[], read: ReadData) {
  const [, prefix, screen, rest] = /^(\w+\.)(\w+)\.(.+)$/.exec(key) ?? []
  const feature = files
    .filter((file) => file.startsWith('features/'))
    .map((file) => ({ file, name: file.slice('features/'.length).replace(/\.yaml$/, '') }))
    .find(({ name }) => prefixOf(name) === prefix)
  if (!feature || screen === undefined) return undefined
  const file = `text/${language}/${feature.name}.yaml`
  const isScreen = inside(read(feature.file), 'screens', screen) !== undefined
  if (!isScreen || !files.includes(file)) return undefined
  return { file, keys: [`${prefix}common.${rest}`, `common.${rest}`] }
}

/** Where a key would stand among these words: as deep in their maps as these go. */
function pathIn(words: Words, key: string): Path {
  const name = Object.keys(words).find(
    (each) => key.startsWith(`${each}.`) && typeof words[each] === 'object',
  )
  if (name === undefined) return key.split('.')
  return [name, ...pathIn(words[name] as Words, key.slice(name.length + 1))]
}
