import { placedWords } from '../resolve/words'
import type { Words } from '../read/manifest'
import { known } from './editRefused'
import { inside, type ReadData, type SubjectPlace } from './subjectPlaces'

/** The file and path of a text in one language. Keys are nested, and may contain dots. */
export function wordsPlace(
  { language, key }: { readonly language: string; readonly key: string },
  files: readonly string[],
  read: ReadData,
): SubjectPlace {
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
  return known(known(placesOf, language, 'language '), key, 'text ')
}
