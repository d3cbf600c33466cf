import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { featureWords } from '../../generated/facts/text'

type Words = Readonly<Record<string, string>>

/** The words of one language that the screens of a feature say, as the client fetches them. */
export const readWords =
  (folder: string) =>
  async (language: string, feature: string): Promise<Words> => {
    const files = [language, ...(featureWords[feature] ?? []).map((each) => `${language}/${each}`)]
    const texts = await Promise.all(
      files.map((file) => readFile(join(folder, `${file}.json`), 'utf8')),
    )
    return Object.assign({}, ...texts.map((text) => JSON.parse(text) as Words)) as Words
  }
