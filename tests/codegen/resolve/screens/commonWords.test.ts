import { describe, expect, test } from 'vitest'
import { compileManifest } from '../../../../codegen/compile'
import { generate } from '../../../../codegen/generate'
import { screensManifest } from '../../support'

const languages = ['en', 'de']

type Change = readonly [find: string, replace: string]

/** The screens manifest with these words for all areas, and with changes of the words of one, in both languages. */
function manifestWith(common: string, changes: readonly Change[] = [], only = languages) {
  const files = screensManifest()
  for (const language of only) {
    const [all, audience] = [`text/${language}.yaml`, `text/${language}/audience.yaml`]
    if (common !== '') files.set(all, `${files.get(all)!.trimEnd()}\n  common: ${common}\n`)
    for (const [find, replace] of changes) {
      expect(files.get(audience)).toContain(find)
      files.set(
        audience,
        files.get(audience)!.replace(find, () => replace),
      )
    }
  }
  return files
}

const wordsOf = (files: ReadonlyMap<string, string>, language = 'en') =>
  compileManifest(files).model?.words.get(language)

const told = (files: ReadonlyMap<string, string>) =>
  compileManifest(files).problems.map(({ code, file, path }) => [code, file, path.join('/')])

const name = 'audience.users.field.name'
const withoutName: Change = ['name: Name, email', 'email']
const inArea: Change = ['  audience:\n', '  audience:\n    common: { field: { name: Called } }\n']

describe('a word that a screen does not say itself', () => {
  test.each([
    { by: 'all areas', changes: [withoutName], word: 'Full name' },
    { by: 'its area, before all', changes: [withoutName, inArea], word: 'Called' },
    { by: 'itself, before either', changes: [inArea], word: 'Name' },
  ])('is said by $by', ({ changes, word }) => {
    const files = manifestWith('{ field: { name: Full name } }', changes)
    for (const language of languages) expect(wordsOf(files, language)?.get(name)).toBe(word)
  })

  test('is said in all plural forms', () => {
    const ask = "resend_one: '{count} Resend', resend_other: '{count} Resend', "
    const words = wordsOf(
      manifestWith("{ done: { resend_one: '{count} sent', resend_other: '{count} were sent' } }", [
        [ask, ''],
      ]),
    )
    expect(words?.get('audience.users.done.resend_one')).toBe('{count} sent')
    expect(words?.get('audience.users.done.resend_other')).toBe('{count} were sent')
  })

  test('may be its own in one language alone', () => {
    const files = manifestWith('{ field: { name: Full name } }', [withoutName])
    const file = 'text/de/audience.yaml'
    files.set(file, files.get(file)!.replace('{ email', '{ name: Mein Name, email'))
    expect(languages.map((language) => wordsOf(files, language)?.get(name))).toEqual([
      'Full name',
      'Mein Name',
    ])
    expect(told(files).filter(([code]) => code !== 'TEXT-RARE')).toEqual([])
  })

  test('is not said where it can be left unsaid', () => {
    const words = wordsOf(manifestWith('{ help: { name: As people call it } }'))
    expect(words?.has('audience.users.help.name')).toBe(false)
  })
})

test('nothing is made of common words but what the screens say', () => {
  const plain = generate(screensManifest()).outputs!
  const inCommon = generate(manifestWith('{ field: { name: Name } }', [withoutName])).outputs!
  const written = (outputs: typeof plain) =>
    new Map(outputs.map(({ path, text }) => [path, text.split('\n').toSorted()]))
  expect(written(inCommon)).toEqual(written(plain))
})

describe('common words are told', () => {
  const at = 'text/common/field/name'
  test('where too few screens have one', () => {
    expect(told(manifestWith('{ field: { name: Full name } }', [withoutName]))).toEqual([
      ['TEXT-RARE', 'text/en.yaml', at],
    ])
  })

  test('where a screen repeats one', () => {
    expect(told(manifestWith('{ field: { name: Name } }'))).toContainEqual([
      'TEXT-REPEATED',
      'text/en/audience.yaml',
      'text/audience/users/field/name',
    ])
  })

  test('once, where a language lacks one', () => {
    const files = manifestWith('{ field: { name: Full name } }', [withoutName])
    files.set(
      'text/de.yaml',
      files.get('text/de.yaml')!.replace('name: Full name', 'other: Anders'),
    )
    expect(told(files).filter(([code]) => code === 'TEXT-MISSING')).toEqual([
      ['TEXT-MISSING', 'text/de.yaml', 'text/common/field'],
    ])
  })

  test('once, where one is empty', () => {
    const files = manifestWith("{ field: { name: '' } }", [withoutName])
    expect(told(files).filter(([code]) => code === 'TEXT-EMPTY')).toEqual(
      [
        ['TEXT-EMPTY', 'text/en.yaml', at],
        ['TEXT-EMPTY', 'text/de.yaml', at],
      ].toSorted(),
    )
  })

  test('where a screen takes their name', () => {
    const files = screensManifest()
    for (const [file, text] of files)
      if (file.includes('organisation'))
        files.set(
          file,
          text
            .replaceAll('basicProfile:', 'common:')
            .replaceAll('screen: basicProfile', 'screen: common'),
        )
    expect(told(files)).toContainEqual([
      'ID-RESERVED',
      'features/organisation.yaml',
      'screens/common',
    ])
  })
})

test('an overlay says a common word of a screen otherwise, as a word of the screen', () => {
  const files = manifestWith('{ field: { name: Full name } }', [withoutName])
  const overlay = (key: string) =>
    files.set(
      'overlays/harbour.yaml',
      `manifestVersion: 2\nfrom: decided\nmeaning: A tenant.\ncustomers: ['01K9HARB0VRCRED1TVN1ANDEM0']\nwords: { en: { ${key}: Who }, de: { ${key}: Wer } }\n`,
    )
  overlay(name)
  expect(told(files).map(([code]) => code)).toEqual(['TEXT-RARE'])
  overlay('common.field.name')
  expect(told(files).map(([code]) => code)).toContain('TEXT-UNKNOWN')
})
