import { createLocator } from '../problems/locate'
import { whereWords } from '../problems/whereWords'
import type { Spot } from '../problems/problem'
import type { Model } from '../resolve/model'

/** One state of the manifest: what it says, and where. Questions are asked of it. */
export interface Edition {
  readonly model: Model
  /** `manifest/navigation.yaml:88:9`. */
  readonly placeOf: (spot: Spot) => string
}

/** Files are path to text, as they were compiled. Each is searched for places only when one is asked for. */
export function createEdition(model: Model, files: ReadonlyMap<string, string>): Edition {
  return {
    model,
    placeOf: (given) => {
      const { file, ...spot } = whereWords(given, files)
      const { line, column } = locatorOf(files.get(file) ?? '')(spot)
      return `manifest/${file}:${line}:${column}`
    },
  }
}

/** As many texts as a manifest has, and some that were edited. */
const mostTexts = 200
const locators = new Map<string, ReturnType<typeof createLocator>>()

/** From one edition to the next most texts are the same; each is parsed for its places once. */
function locatorOf(text: string): ReturnType<typeof createLocator> {
  const locate = locators.get(text) ?? createLocator(text)
  locators.delete(text)
  locators.set(text, locate)
  if (locators.size > mostTexts) locators.delete(locators.keys().next().value!)
  return locate
}
