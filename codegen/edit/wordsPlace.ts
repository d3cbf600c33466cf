import { placedWords } from '../resolve/words'
import type { Words } from '../read/manifest'
import { known } from './editRefused'
import { inside, type ReadData, type SubjectPlace } from './subjectPlaces'

/** Where a language has the words of a key: keys are nested, and may have dots of their own. */
export function wordsPlace(
  { language, key }: { readonly language: string; readonly key: string },
  files: readonly string[],
  read: ReadData,
): SubjectPlace {
  const languages = new Map(
    files
      .filter((file) => file.startsWith('text/'))
      .map((file) => [String(inside(read(file), 'language')), file]),
  )
  const file = known(languages, language, 'language ')
  const words = Object(inside(read(file), 'text')) as Words
  const paths = new Map([...placedWords(words)].map((word) => [word.key, word.path]))
  return { file, path: ['text', ...known(paths, key, 'text ')] }
}
