import { nearest } from '../../problems/nearest'
import { problem, type Problem } from '../../problems/problem'
import type { Manifest, PlacedText } from '../../read/manifest'
import { prefixOf } from '../../resolve/featureWords'
import { placedWords } from '../../resolve/words'

/**
 * A feature's texts are in the file named after it and nowhere else, so that features never share a
 * file.
 */
export function ensureTextsStandRight({ texts, features }: Manifest): Problem[] {
  return texts.flatMap((text) => [
    ...(text.feature === undefined ? [] : fileProblems(text, text.feature, features)),
    ...wordProblems(text, texts),
  ])
}

function fileProblems(
  { file, language }: PlacedText,
  feature: string,
  features: Manifest['features'],
): Problem[] {
  const [, folder] = file.split('/')
  const names = features.map(({ name }) => name)
  return [
    ...(language === folder
      ? []
      : [
          problem(
            'TEXT-PLACE',
            file,
            ['language'],
            `This file stands among those of ${folder}, not of ${language}.`,
          ),
        ]),
    ...(names.includes(feature)
      ? []
      : [
          problem('FEATURE-UNKNOWN', file, [], `There is no feature ${feature}.`, {
            suggestion: nearest(feature, names),
          }),
        ]),
  ]
}

function wordProblems({ file, language, feature, text }: PlacedText, texts: Manifest['texts']) {
  const others = texts.flatMap((other) =>
    other.language === language && other.feature !== undefined && other.feature !== feature
      ? [{ file: other.file, prefix: prefixOf(other.feature) }]
      : [],
  )
  return placedWords(text).flatMap(({ key, path }) => {
    const place = ['text', ...path]
    const home = others.find(({ prefix }) => key.startsWith(prefix))
    if (home)
      return problem('TEXT-PLACE', file, place, `The text ${key} belongs into ${home.file}.`, {
        at: 'key',
      })
    if (feature === undefined || key.startsWith(prefixOf(feature))) return []
    const reported = `The texts of this file begin with ${prefixOf(feature)}, not as ${key} does.`
    return problem('TEXT-PLACE', file, place, reported, { at: 'key' })
  })
}
