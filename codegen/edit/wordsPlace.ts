import { prefixOf } from '../resolve/featureWords'
import { baseKey, placedWords } from '../resolve/words'
import type { Words } from '../read/manifest'
import type { FileChanges } from './changesOf'
import { known } from './editRefused'
import { put } from './put'
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

/** Says a text otherwise. A screen that has it from the common words says it itself then, in all its plural forms. */
export function wordsChanges(
  said: Said & { readonly words: string },
  files: readonly string[],
  read: ReadData,
): FileChanges {
  const { key, words } = said
  const places = placesIn(said, files, read)
  const place = wordsPlace(said, files, read)
  const screen = places.has(key) ? undefined : screenOf(said, files, read)
  if (!screen) return { file: place.file, changes: [{ do: 'set', path: place.path, value: words }] }
  const data = read(screen.file)
  const [common = ''] = screen.keys.filter((each) => places.has(each))
  const forms = [...places].filter(([each]) => baseKey(each) === baseKey(common))
  const path = [...screen.home, ...pathIn(Object(inside(data, ...screen.home)) as Words, key)]
  const name = baseKey(String(path.at(-1)))
  const pairs = forms.map(([each, { file, path: from }]) => [
    `${name}${each.slice(baseKey(common).length)}`,
    each === common ? words : inside(read(file), ...from),
  ])
  const home = path.slice(0, -1)
  return {
    file: screen.file,
    changes:
      inside(data, ...home) === undefined
        ? [put(data, home, Object.fromEntries(pairs))]
        : pairs.map(([form, value]) => put(data, [...home, String(form)], value)),
  }
}

function placesIn({ language }: Said, files: readonly string[], read: ReadData) {
  const placesOf = new Map<string, Map<string, SubjectPlace>>()
  for (const file of files) {
    for (const { spoken, home } of homesIn(file, read)) {
      const words = Object(inside(read(file), ...home)) as Words
      const places = placesOf.get(spoken) ?? new Map<string, SubjectPlace>()
      for (const { key: own, path } of placedWords(words))
        places.set(own, { file, path: [...home, ...path] })
      placesOf.set(spoken, places)
    }
  }
  return known(placesOf, language, 'language ')
}

/** Where a file has words, by language. */
function homesIn(file: string, read: ReadData): { readonly spoken: string; readonly home: Path }[] {
  if (file.startsWith('text/'))
    return [{ spoken: String(inside(read(file), 'language')), home: ['text'] }]
  if (!file.startsWith('features/')) return []
  const languages = Object.keys(Object(inside(read(file), 'text')))
  return languages.map((spoken) => ({ spoken, home: ['text', spoken] }))
}

/** The file in which the screen of a text says its own words, and the keys of the common words that it may have instead. */
function screenOf({ language, key }: Said, files: readonly string[], read: ReadData) {
  const [, prefix, screen, rest] = /^(\w+\.)(\w+)\.(.+)$/.exec(key) ?? []
  const feature = files
    .filter((file) => file.startsWith('features/'))
    .map((file) => ({ file, name: file.slice('features/'.length).replace(/\.yaml$/, '') }))
    .find(({ name }) => prefixOf(name) === prefix)
  if (!feature || screen === undefined) return undefined
  const apart = `text/${language}/${feature.name}.yaml`
  const isScreen = inside(read(feature.file), 'screens', screen) !== undefined
  const isWithin = inside(read(feature.file), 'text', language) !== undefined
  if (!isScreen || !(isWithin || files.includes(apart))) return undefined
  return {
    ...(isWithin
      ? { file: feature.file, home: ['text', language] }
      : { file: apart, home: ['text'] }),
    keys: [`${prefix}common.${rest}`, `common.${rest}`],
  }
}

/** Where a key would stand among these words: as deep in their maps as these go. */
function pathIn(words: Words, key: string): Path {
  const name = Object.keys(words).find(
    (each) => key.startsWith(`${each}.`) && typeof words[each] === 'object',
  )
  if (name === undefined) return key.split('.')
  return [name, ...pathIn(words[name] as Words, key.slice(name.length + 1))]
}
