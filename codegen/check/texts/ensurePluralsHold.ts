import { problem, type Problem } from '../../problems/problem'
import type { Manifest, PlacedText } from '../../read/manifest'
import { baseKey, ownWords, type PlacedWord } from '../../resolve/words'

/** Plural texts have exactly the forms of their language. */
export function ensurePluralsHold({ texts }: Manifest): Problem[] {
  const counted = new Set(
    texts.flatMap((text) => ownWords(text).flatMap(({ key }) => (isForm(key) ? baseKey(key) : []))),
  )
  return texts.flatMap((text) => pluralProblems(text, counted))
}

interface Form {
  readonly key: string
  /** Empty for a text without plural forms. */
  readonly form: string
  readonly path: readonly string[]
}

function pluralProblems(text: PlacedText, counted: ReadonlySet<string>): Problem[] {
  const { file, language } = text
  const wanted = formsOf(language)
  if (!wanted) return []
  const found = new Map<string, Form[]>()
  const misspelt = new Map<string, PlacedWord>()
  for (const word of ownWords(text)) {
    const { key, path } = word
    const [, stem] = /^(.*)_[^_.]*$/.exec(key) ?? []
    if (stem !== undefined && !isForm(key)) misspelt.set(stem, word)
    const base = baseKey(key)
    if (!counted.has(base)) continue
    const form = key.slice(base.length + 1)
    found.set(base, [...(found.get(base) ?? []), { key, form, path }])
  }
  return [...found].flatMap(([base, forms]) => {
    const missing = wanted.filter((form) => forms.every((own) => own.form !== form))
    const lacking = missing.map((form) => `${base}_${form}`).join(' and ')
    const [first] = forms
    const written = misspelt.get(base)
    if (written && missing.length === 1)
      return problem(
        'TEXT-PLURAL',
        file,
        ['text', ...written.path],
        `${written.key} is no form of ${base}, which lacks ${lacking}.`,
        { at: 'key', suggestion: lacking },
      )
    if (first!.form === '' && forms.length === 1)
      return reported(
        file,
        first!.path,
        `${base} has plural forms in another language; write ${lacking}.`,
      )
    const apart = `${language} tells ${wanted.join(' and ')} apart`
    const surplus = forms.filter(({ form }) => !wanted.includes(form))
    return [
      ...(missing.length === 0
        ? []
        : [reported(file, first!.path, `${base} lacks ${lacking}: ${apart}.`)]),
      ...surplus.map(({ key, form, path }) =>
        form === ''
          ? reported(
              file,
              path,
              `${key} stands beside its plural forms and is never shown; remove it.`,
            )
          : reported(file, path, `${key} is never shown: ${apart}, no more.`),
      ),
    ]
  })
}

/** Undefined for an unknown language, which is reported elsewhere. */
function formsOf(language: string): string[] | undefined {
  try {
    return new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted()
  } catch {
    return undefined
  }
}

const isForm = (key: string) => baseKey(key) !== key

const reported = (file: string, path: readonly string[], fault: string) =>
  problem('TEXT-PLURAL', file, ['text', ...path], fault, { at: 'key' })
