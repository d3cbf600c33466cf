import { problem, type Problem } from '../problems/problem'
import { nearest } from '../problems/nearest'
import type { Reference } from './checkShape'
import type { Manifest, Words } from './manifest'
import { expandCalls } from './forms/expandCalls'
import { readFile } from './readFile'
import type { FeatureFile } from './featureFile'
import { withDeclared } from './withDeclared'
import { withDefaults } from './withDefaults'
import { ensureLikeIsThere, withLike } from './withLike'
import { withScreenCalls } from './withScreenCalls'
import { withScreensGroup } from './withScreensGroup'
import { isLogo, kindOf, type FileKind } from './shapes'

export interface Reading {
  readonly problems: readonly Problem[]
  readonly references: readonly Reference[]
  /** Absent when a file is missing or has not the right shape. */
  readonly manifest?: Manifest
}

const singles = ['app', 'roles', 'flags', 'access', 'navigation', 'errors'] as const

/** Reads a manifest folder given as path to text, and tells every mistake that one file shows by itself. */
export function readManifest(files: ReadonlyMap<string, string>): Reading {
  const problems: Problem[] = []
  const references: Reference[] = []
  const values = new Map<string, { kind: FileKind; value: unknown }>()

  for (const [file, text] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (isLogo(file)) continue
    const kind = kindOf(file)
    if (!kind) {
      problems.push(unknownFile(file))
      continue
    }
    const reading = readFile(file, kind, text)
    problems.push(...reading.problems)
    references.push(...reading.references)
    values.set(file, { kind, value: reading.value })
  }

  for (const name of singles)
    if (!files.has(`${name}.yaml`))
      problems.push(
        problem('FILE-MISSING', `${name}.yaml`, [], `The manifest lacks the file ${name}.yaml.`),
      )
  if (problems.length === 0) problems.push(...doubledWords(values), ...unlikeScreens(values))
  if (problems.length > 0) return { problems, references }
  return { problems, references, manifest: assemble(values) }
}

function assemble(values: ReadonlyMap<string, { kind: FileKind; value: unknown }>): Manifest {
  const single = (name: string) => values.get(`${name}.yaml`)!.value
  const many = (kind: FileKind) =>
    [...values]
      .filter(([, entry]) => entry.kind === kind)
      .map(([file, { value }]) => ({
        ...(value as object),
        file,
        name: file.replace(/^.*\/|\.yaml$/g, ''),
      }))
  const described: readonly Described[] = many('feature')
  const manifest = {
    ...Object.fromEntries(singles.map((name) => [name, single(name)])),
    ...(values.has('mail.yaml') && { mail: single('mail') }),
    texts: [
      ...many('text').map((text) => ({ ...text, feature: featureOfText(text.file) })),
      ...described.flatMap(wordsOf),
    ].toSorted((one, other) => (one.file < other.file ? -1 : 1)),
    features: described.map(withoutWords).map(withLike),
    overlays: many('overlay'),
  } as unknown as Manifest
  const said = withDeclared(withDefaults(manifest))
  return withScreensGroup(withScreenCalls(expandCalls(said)))
}

interface Described {
  readonly file: string
  readonly name: string
  readonly text?: Readonly<Record<string, Words>>
}

function withoutWords(feature: Described): object {
  const { text: _text, ...rest } = feature
  return rest
}

/** Words that stand in a feature's file, as if they stood in files of their own. */
const wordsOf = ({ name, text = {} }: Described) =>
  Object.entries(text).map(([language, words]) => ({
    language,
    text: words,
    feature: name,
    file: fileOfWords(language, name),
  }))

const fileOfWords = (language: string, feature: string) => `text/${language}/${feature}.yaml`

/** Nobody should have to look for words in two places. */
function doubledWords(values: ReadonlyMap<string, { readonly value: unknown }>): Problem[] {
  return [...values].flatMap(([file, { value }]) => {
    const [, feature] = /^features\/(.+)\.yaml$/.exec(file) ?? []
    if (feature === undefined) return []
    return Object.keys((value as Described).text ?? {}).flatMap((language) => {
      const other = fileOfWords(language, feature)
      const message = `These words stand in ${other} as well; say all of them in one of the two.`
      return values.has(other)
        ? problem('TEXT-PLACE', file, ['text', language], message, { at: 'key' })
        : []
    })
  })
}

const unlikeScreens = (values: ReadonlyMap<string, { readonly value: unknown }>): Problem[] =>
  [...values].flatMap(([file, { value }]) =>
    file.startsWith('features/') ? ensureLikeIsThere(file, (value as FeatureFile).screens) : [],
  )

/** text/en/footage.yaml has the words of footage, text/en.yaml those of everybody. */
const featureOfText = (file: string) => /^text\/[a-z]{2}\/(.*)\.yaml$/.exec(file)?.[1]

function unknownFile(file: string): Problem {
  const known = [...singles.map((name) => `${name}.yaml`), 'text/en.yaml', 'features/footage.yaml']
  return problem(
    'FILE-UNKNOWN',
    file,
    [],
    'No manifest file of this name is known; there are app, roles, flags, access, navigation, errors and mail.yaml, text/<language>.yaml, text/<language>/<feature>.yaml, features/<feature>.yaml and overlays/<tenant>.yaml.',
    {
      suggestion: nearest(file, known),
    },
  )
}
