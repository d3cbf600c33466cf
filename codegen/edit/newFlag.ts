import { placedWords } from '../resolve/words'
import type { Words } from '../read/manifest'
import type { FileChanges } from './changesOf'
import type { Edit } from './edit'
import { EditRefused } from './editRefused'
import { inside, type ReadData } from './subjectPlaces'
import type { Path } from './yaml/readNode'

/** Where words name each flag, as on a screen that shows them, they name the new one by its meaning. */
export function newFlag(
  { id, default: value, meaning }: Extract<Edit, { readonly do: 'addFlag' }>,
  files: readonly string[],
  read: ReadData,
): FileChanges[] {
  const file = 'flags.yaml'
  const flags = Object.keys(Object(inside(read(file), 'flags')))
  if (flags.includes(id)) throw new EditRefused(`There is a flag ${id} already.`)
  const flag = { default: value, from: 'decided', meaning }
  return [
    { file, changes: [{ do: 'set', path: ['flags', id], value: flag }] },
    ...files
      .filter((each) => each.startsWith('text/'))
      .map((each): FileChanges => ({
        file: each,
        changes: placesOf(flags, Object(inside(read(each), 'text')) as Words).map((path) => ({
          do: 'set',
          path: ['text', ...path, id],
          value: meaning,
        })),
      })),
  ]
}

/** The maps of words that name all of these flags. */
function placesOf(flags: readonly string[], words: Words): Path[] {
  const [first] = flags
  return placedWords(words).flatMap(({ path }) => {
    const place = path.slice(0, -1)
    const isOfFlags = path.at(-1) === first && flags.every((flag) => inside(words, ...place, flag))
    return isOfFlags ? [place] : []
  })
}
