import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { wordsIn } from '../../codegen/read/wordsIn'
import { featureWords } from '../../generated/facts/text'
import { projectRoot } from '../support/projectRoot'

/** The feature with whose screens each text is fetched; the texts of the first page are in none. */
const homes = new Map(
  Object.keys(featureWords).flatMap((feature) => {
    const files = featureWords[feature]!
    return files.flatMap((file) => {
      const path = join(projectRoot, `generated/assets/i18n/en/${file}.json`)
      const keys = Object.keys(JSON.parse(readFileSync(path, 'utf8')) as object)
      return keys.map((key) => [key.replace(/_(one|other)$/, ''), file] as const)
    })
  }),
)

test('whatever a source file says is fetched before it says it', () => {
  const sources = readdirSync(join(projectRoot, 'src'), { recursive: true, encoding: 'utf8' })
  const unfetched = sources.flatMap((name) => {
    if (!/\.tsx?$/.test(name)) return []
    const path = `src/${name.replaceAll('\\', '/')}`
    const [, feature = ''] = /^src\/(?:features\/)?([a-z-]+)\//.exec(path) ?? []
    const fetched = featureWords[feature] ?? []
    return [...wordsIn(readFileSync(join(projectRoot, path), 'utf8'))].flatMap((word) => {
      const home = homes.get(word)
      return home === undefined || fetched.includes(home) ? [] : [`${path} ${word}`]
    })
  })
  expect(homes.size).toBeGreaterThan(100)
  expect(unfetched).toEqual([])
})
