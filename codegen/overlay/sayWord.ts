import type { Manifest, Words } from '../read/manifest'
import { placeOf } from '../resolve/words'

/** Replaces a text. Keys may be nested in any way, so its path is looked up. */
export function sayWord(manifest: Manifest, language: string, key: string, word: string): Manifest {
  const own = manifest.texts.filter((file) => file.language === language)
  const home = own.find(({ text }) => placeOf(text, key)) ?? own[0]
  return {
    ...manifest,
    texts: manifest.texts.map((file) => {
      if (file !== home) return file
      const path = placeOf(file.text, key)
      return {
        ...file,
        text: path ? replaced(file.text, path, word) : { ...file.text, [key]: word },
      }
    }),
  }
}

function replaced(words: Words, [name, ...rest]: readonly string[], word: string): Words {
  if (name === undefined) return words
  const inner = words[name]
  return {
    ...words,
    [name]: typeof inner === 'object' ? replaced(inner, rest, word) : word,
  }
}
