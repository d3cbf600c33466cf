import { ruleTable } from '../emit/navigationTable'
import type { Edition } from '../questions/edition'
import { screenFacts } from '../resolve/screens/screenFacts'
import { screensOf, type ScreenParts } from '../resolve/screens/screenParts'
import { screenWords } from '../resolve/screens/screenWords'
import { listOf } from '../read/withScreenCalls'
import type { Rule } from '../resolve/rule'
import type { ScreenRow } from './tables'

/** Every screen that the manifest draws: as its block says it, and as it is then drawn. */
export function screenRows({ model, placeOf }: Edition): ScreenRow[] {
  const words = model.words.get(model.manifest.app.languages.default)
  const hasWord = (key: string) => words?.has(key) ?? false
  const rules = new Map([
    ...model.calls.map(({ id, rule }) => [`call ${id}`, rule] as [string, Rule]),
    ...model.routes.map(({ id, rule }) => [`route ${id}`, rule] as [string, Rule]),
  ])
  return screensOf(model.manifest).map((screen) => {
    const { id, block, feature, route } = screen
    const opens = route ? `route ${route.id}` : `call ${listOf(block)}`
    const { fields, columns, moreColumns, sorts, filters, card, views, groups, actions, isPage } =
      screenFacts(screen, hasWord)
    return {
      id,
      feature: feature.name,
      opens,
      rule: ruleTable(rules.get(opens)!),
      place: placeOf({ file: feature.file, path: ['screens', id], at: 'key' }),
      block,
      drawn: { fields, columns, moreColumns, sorts, filters, card, views, groups, actions, isPage },
      words: wordKeys(screen, hasWord),
    }
  })
}

/** The keys of its texts that are there, plurals by each of their forms. */
const wordKeys = (screen: ScreenParts, hasWord: (key: string) => boolean): string[] =>
  screenWords(screen)
    .flatMap(({ key, isPlural }) => (isPlural ? [`${key}_one`, `${key}_other`] : [key]))
    .filter(hasWord)
