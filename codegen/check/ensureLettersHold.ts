import { problemAt, spotAt, within } from '../problems/spot'
import type { Problem, Spot } from '../problems/problem'
import type { LetterBlockEntry, LetterEntry, MailFile, VariableEntry } from '../read/mailFile'
import type { Manifest } from '../read/manifest'
import { baseKey, flatten } from '../resolve/words'

/** The link that stops letters of a sort. */
const stopVariable = 'stopUrl'
const kinds = [
  'heading',
  'text',
  'footer',
  'says',
  'button',
  'list',
  'programs',
  'divider',
] as const

/** Every letter says only what it has, and all that it needs. */
export function ensureLettersHold(manifest: Manifest): Problem[] {
  const { mail, texts, app } = manifest
  if (!mail) return []
  const words = new Map<string, string>()
  for (const { language, text } of texts)
    if (language === app.languages.default)
      for (const [key, word] of flatten(text)) words.set(baseKey(key), word)
  return [
    ...Object.entries(mail.letters).flatMap(([id, letter]) =>
      problemsOf(letter, spotAt('mail.yaml', 'letters', id), { mail, words }),
    ),
    ...unusedIn(mail),
  ]
}

interface Known {
  readonly mail: MailFile
  /** In the default language; the others have the same parameters. */
  readonly words: ReadonlyMap<string, string>
}

type VariableKind = NonNullable<VariableEntry['kind']>
/** A variable that a letter names. */
interface Named {
  readonly name: string
  readonly spot: Spot
  readonly kinds: readonly VariableKind[]
}

function problemsOf(letter: LetterEntry, spot: Spot, known: Known): Problem[] {
  const named = [
    ...subjectOf(letter, spot, known),
    ...letter.blocks.flatMap((block, at) => namedIn(block, within(spot, 'blocks', at), known)),
  ]
  const said = new Set(named.map(({ name }) => name))
  const needs = letter.needs ?? []
  return [
    ...letter.has.flatMap((name, at) =>
      Object.hasOwn(known.mail.variables, name)
        ? []
        : problemAt('LETTER-VARIABLE', within(spot, 'has', at), `There is no variable ${name}.`),
    ),
    ...named.flatMap((one) => problemWith(one, letter, known.mail)),
    ...needs.flatMap((name, at) =>
      said.has(name)
        ? []
        : problemAt(
            'LETTER-NEEDS',
            within(spot, 'needs', at),
            `The letter needs ${name} and does not say it.`,
          ),
    ),
    ...letter.blocks.flatMap((block, at) => formOf(block, within(spot, 'blocks', at))),
    ...((letter.subject === undefined) === (letter.subjectSays === undefined)
      ? [problemAt('LETTER-BLOCK', spot, 'A letter has either subject or subjectSays.')]
      : []),
  ]
}

const subjectOf = ({ subject, subjectSays }: LetterEntry, spot: Spot, known: Known): Named[] => [
  ...(subject === undefined ? [] : inWords(subject, within(spot, 'subject'), known)),
  ...(subjectSays === undefined ? [] : [naming(subjectSays, within(spot, 'subjectSays'), 'text')]),
]

const naming = (name: string, spot: Spot, ...of: readonly VariableKind[]): Named => ({
  name,
  spot,
  kinds: of,
})

const inWords = (key: string, spot: Spot, { words }: Known): Named[] =>
  [...(words.get(key) ?? '').matchAll(/\{(\w+)\}/g)].map(([, name]) =>
    naming(name!, spot, 'text', 'link'),
  )

function namedIn(block: LetterBlockEntry, spot: Spot, known: Known): Named[] {
  const { says, to, list, programs, stop } = block
  const spoken = (['heading', 'text', 'footer', 'button', 'stop'] as const).flatMap((key) =>
    block[key] === undefined ? [] : inWords(block[key], within(spot, key), known),
  )
  return [
    ...spoken,
    ...(says === undefined ? [] : [naming(says, within(spot, 'says'), 'text')]),
    ...(to === undefined ? [] : [naming(to, within(spot, 'to'), 'link')]),
    ...(list === undefined ? [] : [naming(list, within(spot, 'list'), 'items')]),
    ...(programs === undefined ? [] : [naming(programs, within(spot, 'programs'), 'items')]),
    ...(stop === undefined ? [] : [naming(stopVariable, within(spot, 'stop'), 'link')]),
  ]
}

function problemWith({ name, spot, kinds: of }: Named, { has }: LetterEntry, mail: MailFile) {
  if (!has.includes(name))
    return [problemAt('LETTER-VARIABLE', spot, `The letter does not have the variable ${name}.`)]
  const kind = mail.variables[name]?.kind ?? 'text'
  return of.includes(kind)
    ? []
    : [
        problemAt(
          'LETTER-VARIABLE',
          spot,
          `The variable ${name} is of the kind ${kind}; here stands one of the kind ${of.join(' or ')}.`,
        ),
      ]
}

function formOf(block: LetterBlockEntry, spot: Spot): Problem[] {
  const found = kinds.filter((kind) => block[kind] !== undefined)
  if (found.length !== 1)
    return [problemAt('LETTER-BLOCK', spot, `A part has exactly one of ${kinds.join(', ')}.`)]
  const isLed = block.to !== undefined
  if (isLed !== (block.button !== undefined))
    return [problemAt('LETTER-BLOCK', spot, 'A button says where it leads: button and to.')]
  return block.stop !== undefined && block.footer === undefined
    ? [problemAt('LETTER-BLOCK', spot, 'Letters are stopped in a footer.')]
    : []
}

function unusedIn({ variables, letters }: MailFile): Problem[] {
  const had = new Set(Object.values(letters).flatMap(({ has }) => has))
  return Object.keys(variables).flatMap((name) =>
    had.has(name)
      ? []
      : problemAt(
          'UNUSED-VARIABLE',
          { ...spotAt('mail.yaml', 'variables', name), at: 'key' },
          `No letter has the variable ${name}.`,
        ),
  )
}
