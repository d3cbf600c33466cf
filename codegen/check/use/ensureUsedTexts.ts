import { problem, type Problem } from '../../problems/problem'
import type { Reference } from '../../read/checkShape'
import type { House } from '../../read/house'
import type { Manifest } from '../../read/manifest'
import { screensOf } from '../../resolve/screens/screenParts'
import { screenWords } from '../../resolve/screens/screenWords'
import { baseKey, isCommon, placedWords } from '../../resolve/words'
import { namingIn } from './naming'

/**
 * Every text is used by a menu, title, rule or failure, or in the sources, literally or by a
 * template.
 */
export function ensureUsedTexts(
  manifest: Manifest,
  references: readonly Reference[],
  { words }: House,
): Problem[] {
  const { app, texts } = manifest
  const isNamed = namingIn(references)
  const drawn = new Set(
    screensOf(manifest).flatMap((screen) => screenWords(screen).map(({ key }) => key)),
  )
  const built = [...words].filter((word) => templateOfKey.test(word)).map(patternOf)
  const isUsed = (key: string) =>
    drawn.has(key) ||
    isNamed('text', key) ||
    isNamed('message', key) ||
    words.has(key) ||
    built.some((pattern) => pattern.test(key))
  const seen = new Set<string>()
  const placed = texts
    .filter(({ language }) => language === app.languages.default)
    .flatMap(({ file, text }) => placedWords(text).map((word) => ({ file, ...word })))
  return placed.flatMap(({ file, key, path }) => {
    const base = baseKey(key)
    // Common words have a law of their own.
    if (isCommon(key) || seen.has(base) || isUsed(base)) return []
    seen.add(base)
    return problem(
      'UNUSED-TEXT',
      file,
      ['text', ...path],
      `Nothing shows the text ${base}; remove it from every language.`,
      { at: 'key' },
    )
  })
}

/** A key with a gap that the sources fill in: `footage.*.done`. */
const templateOfKey = /^[A-Za-z]\w*\.(?=.*\*)[\w.*-]+$/

const patternOf = (template: string) =>
  new RegExp(`^${template.replaceAll('.', '\\.').replaceAll('*', '[^.]+')}$`)
