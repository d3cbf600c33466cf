import * as fc from 'fast-check'
import type { ActionEntry, Predicate, WhenEntry } from '../../../codegen/read/manifest'
import type { Edit } from '../../../codegen/edit/edit'
import { ruleOf, type Sayings } from './sayings'

/** Chance, as numbers and values; `editFrom` makes of it an edit that is possible in a manifest. */
export interface Chance {
  readonly kind: number
  readonly subject: number
  readonly other: number
  readonly predicate: Predicate
  readonly words: string
  readonly isNull: boolean
  readonly when: WhenEntry
  readonly actions: readonly ActionEntry[]
}

const role = fc.constantFrom('cm', 'cc', 'viewer', 'admin', '$normal')
const clause = fc
  .record(
    {
      roles: fc.uniqueArray(role, { minLength: 1, maxLength: 3 }),
      flags: fc.dictionary(fc.constantFrom('hideOrganization', 'pilot'), fc.boolean(), {
        minKeys: 1,
      }),
      facts: fc.constant({ viewport: 'tablet' }),
    },
    { requiredKeys: [] },
  )
  .filter((made) => Object.keys(made).length > 0)
  // The library's maps have no prototype; those of YAML and of JSON do.
  .map((made) => structuredClone({ ...made }))

/** Words with everything in them that means something to YAML. */
const words = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc
    .array(
      fc.constantFrom(
        'a',
        'Of',
        ' ',
        ':',
        ': ',
        '#',
        ' #',
        "'",
        '"',
        '\\',
        '{n}',
        '[',
        ']',
        ',',
        '-',
        '- ',
        '?',
        '!',
        '&',
        '*',
        '|',
        '>',
        '%',
        '@',
        '`',
        '\n',
        '\t',
        '~',
        '=',
        '<<',
        '0',
        '12',
        '1e3',
        '.',
        'null',
        'yes',
        'é',
        '–',
        '\u2028',
        '\uFEFF',
      ),
      { maxLength: 5 },
    )
    .map((parts) => parts.join('')),
)

export const anyChance: fc.Arbitrary<Chance> = fc.record({
  kind: fc.nat({ max: 99 }),
  subject: fc.nat(),
  other: fc.nat(),
  predicate: fc.oneof(
    clause,
    fc.array(clause, { minLength: 1, maxLength: 3 }),
    fc.constantFrom('$creators', 'public'),
  ),
  words,
  isNull: fc.boolean(),
  when: fc.constantFrom<WhenEntry>(
    { status: 401 },
    { status: [400, 429] },
    { call: 'signIn', outcome: ['http'] },
    { message: { contains: ['##', "it's"], prefix: ['a: b'] }, refreshTokenStored: true },
  ),
  actions: fc.constantFrom<readonly ActionEntry[]>(
    ['leave'],
    [{ log: 'errors.oops' }, { toast: '$errorMessage' }],
    [{ switchProfile: { after: '##', ignore: ['', 'null'], orElse: 'errors.oops' } }],
  ),
})

/** An edit that a person could make in a manifest that says this. */
export function editFrom(said: Sayings, chance: Chance): Edit {
  const { kind, isNull, predicate } = chance
  const pick = (pattern: RegExp) => {
    const found = [...said.keys()].filter((key) => pattern.test(key))
    return found[chance.subject % found.length]!
  }
  if (kind < 20) {
    const [, language, ...key] = pick(/^words /).split(' ')
    return { do: 'setWords', language: language!, key: key.join(' '), words: chance.words }
  }
  if (kind < 55) {
    const of = pick(/^access of /).slice('access of '.length)
    const mayBeNull = isNull && /^(entry|section) /.test(of)
    return { do: 'setAccess', of, access: mayBeNull ? null : predicate }
  }
  if (kind < 65) {
    const badge = chance.other % 2 ? { sum: 'entries' as const } : { call: 'counts', field: 'new' }
    const of = pick(/^badge of /).slice('badge of '.length)
    return { do: 'setBadge', of, badge: isNull ? null : badge }
  }
  if (kind < 70) {
    const id = `new${[...said.keys()].length}x${chance.other}`
    return { do: 'addFlag', id, default: isNull, meaning: `A flag${chance.words}` }
  }
  if (kind < 73) {
    const [widens, because] = [pick(/^access of /), `Agreed ${chance.words}`]
    return {
      do: 'approve',
      approval: { widens, for: ['cm'], by: 'Ada', on: '2026-11-21', because },
    }
  }
  if (kind < 80)
    return { do: 'setRule', of: pick(/^rule /), ...ruleOf(chance.when, chance.actions) }
  return moveFrom(said, chance, pick)
}

function moveFrom(said: Sayings, { other, isNull }: Chance, pick: (key: RegExp) => string): Edit {
  const list = pick(/^order of /).slice('order of '.length)
  const names = said.get(`order of ${list}`) as readonly string[]
  const name = names[other % names.length]!
  if (!list.includes('/')) {
    const subjectOf = (id: string) => (list === 'rules' ? `rule ${id}` : `section ${list}/${id}`)
    const next = names[(other >> 4) % names.length]!
    return { do: 'move', of: subjectOf(name), before: isNull ? null : subjectOf(next) }
  }
  // Of an entry: within its section, or into another that has no such entry, unless it would leave an empty one.
  const homes = [...said.keys()]
    .filter((key) => /^order of .*\//.test(key))
    .map((key) => key.slice('order of '.length))
    .filter((home) => !(said.get(`order of ${home}`) as string[]).includes(name))
  const away = homes[(other >> 8) % Math.max(1, homes.length)]
  const into = names.length > 1 && other % 3 === 0 ? away : undefined
  const there = said.get(`order of ${into ?? list}`) as readonly string[]
  const next = there[(other >> 4) % there.length]!
  return {
    do: 'move',
    of: `entry ${list}/${name}`,
    ...(into === undefined ? {} : { into: `section ${into}` }),
    before: isNull ? null : `entry ${into ?? list}/${next}`,
  }
}

/** The edit that takes another back. */
export function inverseOf(said: Sayings, edit: Edit): Edit {
  switch (edit.do) {
    case 'setWords':
      return { ...edit, words: said.get(`words ${edit.language} ${edit.key}`) as string }
    case 'setAccess':
      return { ...edit, access: said.get(`access of ${edit.of}`) as Predicate | null }
    case 'setBadge':
      return { ...edit, badge: said.get(`badge of ${edit.of}`) as never }
    case 'setRule':
      return { ...edit, ...(said.get(edit.of) as { when: WhenEntry; then: ActionEntry[] }) }
    case 'reorder':
    case 'setHidden':
      throw new Error('These are edits of overlays.')
    case 'setScreen':
      throw new Error('These manifests have no screens.')
    case 'move':
      return moveBack(said, edit)
    case 'addFlag':
    case 'approve':
      throw new Error('No edit takes this back.')
  }
}

function moveBack(said: Sayings, { of, into }: Edit & { do: 'move' }): Edit {
  const [kind, place = ''] = of.split(' ')
  const [, home = 'rules', id = place] = /^(.*)\/([^/]*)$/.exec(place) ?? []
  const names = said.get(`order of ${home}`) as readonly string[]
  const next = names[names.indexOf(id) + 1]
  const subjectOf = (name: string) => `${kind} ${kind === 'rule' ? name : `${home}/${name}`}`
  const now = into === undefined ? of : `entry ${into.split(' ')[1]}/${id}`
  return {
    do: 'move',
    of: now,
    ...(into === undefined ? {} : { into: `section ${home}` }),
    before: next === undefined ? null : subjectOf(next),
  }
}
