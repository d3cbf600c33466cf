/** What a list should answer, by loops over rows in memory that share nothing with the queries. */
import * as fc from 'fast-check'
import { flags as flagFacts } from '../../../generated/facts/flags'
import type { SearchFilter, Sort } from '../../../src/screens/question'
import { contactFacts } from '../../support/contacts'

export interface Contact {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly company: string | null
  readonly locale: string | null
  readonly owner: string | null
  readonly state: string
  readonly isVip: boolean | null
  readonly tags: readonly string[]
  readonly flags: Readonly<Record<string, boolean>>
  readonly score: number | null
  readonly balance: number
  /** A calendar day. */
  readonly bornOn: string | null
  readonly seenAt: Date | null
  readonly createdAt: Date
  readonly isTrashed: boolean
  readonly lists: readonly string[]
}

export interface Asked {
  readonly search?: string
  readonly filters?: readonly SearchFilter[]
  readonly sort?: Sort
  readonly trash?: boolean
}

/** No accents, no case. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll('ß', 'ss')

const dayMs = 86_400_000

export function expectedRows(all: readonly Contact[], asked: Asked, now: Date): Contact[] {
  const words = plain(asked.search ?? '')
    .split(/\s+/)
    .filter(Boolean)
  return all
    .filter((row) => row.isTrashed === (asked.trash ?? false))
    .filter((row) => {
      const text = plain([row.name, row.email, row.company ?? ''].join(' '))
      return words.every((word) => text.includes(word))
    })
    .filter((row) => passes(row, asked.filters ?? [], now))
    .toSorted(comparing(asked.sort ?? { field: 'name', desc: false }))
}

function passes(row: Contact, filters: readonly SearchFilter[], now: Date): boolean {
  const isFields = new Set(filters.filter(({ op }) => op === 'is').map(({ field }) => field))
  const anyOf = [...isFields].every((field) =>
    filters.some((each) => each.field === field && each.op === 'is' && holds(row, each, now)),
  )
  return anyOf && filters.every((each) => each.op === 'is' || holds(row, each, now))
}

function holds(row: Contact, { field, op, value = '' }: SearchFilter, now: Date): boolean {
  const given = row[field as keyof Contact]
  if (op === 'none') return given === null || (Array.isArray(given) && given.length === 0)
  if (field === 'flags') {
    const usual = Object.entries(flagFacts).find(([id]) => id === value)?.[1].default ?? false
    return new Map(Object.entries(row.flags)).get(value) ?? usual
  }
  if (given === null || given === undefined) return false
  if (op === 'is') {
    if (Array.isArray(given)) return given.includes(value)
    return isText(field) ? plain(String(given)) === plain(value) : String(given) === value
  }
  if (op === 'has') {
    return plain(String(given)).includes(plain(value).trim())
  }
  const [low, high] = span(field, value, now)
  const at = field === 'bornOn' ? Date.parse(String(given)) : Number(given)
  return op === 'from' ? at >= low : at <= high
}

const isText = (field: string) =>
  (contactFacts.filter[field as 'company'] as { type: string }).type === 'text'

/** A day lasts until its last moment. */
function span(field: string, value: string, now: Date): [number, number] {
  const { type } = contactFacts.filter[field as 'score']
  if ((type as string) === 'integer' || (type as string) === 'number') {
    return [Number(value), Number(value)]
  }
  const relative = /^([+-]\d+)d$/.exec(value)
  if (relative) {
    const at = now.getTime() + Number(relative[1]) * dayMs
    const at2 = field === 'bornOn' ? Math.floor(at / dayMs) * dayMs : at
    return [at2, at2]
  }
  const at = Date.parse(value)
  return [at, value.length === 10 ? at + dayMs - 1 : at]
}

function comparing({ field, desc }: Sort) {
  const valueOf = (row: Contact) => {
    const value = row[field as keyof Contact] as string | number | boolean | Date | null
    if (value === null) return null
    if (field === 'name' || field === 'company') return plain(String(value))
    if (field === 'bornOn') return Date.parse(String(value))
    return Number(value)
  }
  const turn = desc ? -1 : 1
  return (a: Contact, b: Contact) => {
    const [x, y] = [valueOf(a), valueOf(b)]
    if (x === null || y === null) {
      if (x !== y) return x === null ? 1 : -1
      return turn * (a.id < b.id ? -1 : 1)
    }
    if (x !== y) return turn * (x < y ? -1 : 1)
    return turn * (a.id < b.id ? -1 : 1)
  }
}

export const hostile = [
  "'; drop table test_contacts; --",
  '%',
  '_',
  '\\',
  '"',
  '$1',
  '{}',
  '{a,b}',
  'null',
  '100%',
  'x'.repeat(200),
  '‮',
  '😀',
  '\u0000',
  '',
  '  ',
]

const words = ['Ada', 'Åse', 'Øst', 'Straße', 'ACME', 'acme', 'a.b', '100%', 'Zoë Brandt', '😀']
const hostileText = fc.constantFrom(...hostile)
const word = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...words) },
  fc.string({ maxLength: 6 }),
)
const text = word.filter((each) => !each.includes('\0') && each.trim() !== '')
const moment = fc
  .constantFrom('2026-01-01', '2026-02-28', '2026-03-01', '2025-12-31')
  .map((day) => new Date(`${day}T10:00:00.123Z`))
const option = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: null, freq: 3 })

export const aContactOf = (owners: readonly string[]) =>
  fc.record({
    name: text,
    company: option(text),
    locale: option(fc.constantFrom('en', 'en-GB', 'de')),
    owner: option(fc.constantFrom(...owners)),
    state: fc.constantFrom('active', 'unsubscribed', 'bounced'),
    isVip: option(fc.boolean()),
    tags: fc.uniqueArray(fc.constantFrom('a', 'b', '{x}', "it's"), { maxLength: 3 }),
    flags: fc.dictionary(fc.constantFrom(...Object.keys(flagFacts)), fc.boolean(), { maxKeys: 2 }),
    score: option(fc.constantFrom(-5, 0, 7, 7, 2_000_000_000)),
    balance: fc.constantFrom(0, 0.5, -12.25, 1e9),
    bornOn: option(fc.constantFrom('1990-02-28', '1990-03-01', '2026-01-30')),
    seenAt: option(moment),
    createdAt: moment,
    isTrashed: fc.boolean().map((each) => each),
    lists: fc.uniqueArray(fc.constantFrom('g1', 'g2', 'g3'), { maxLength: 2 }),
  })

const day = fc.constantFrom(
  '-30d',
  '+1d',
  '-0d',
  '2026-01-01',
  '1990-03-01',
  '2026-03-01T10:00:00Z',
)
const number = fc.constantFrom('0', '7', '-5', '0.5', '1000000000000', '-12.25')
const valuesOf: Readonly<Record<string, fc.Arbitrary<string>>> = {
  ref: fc.constantFrom('nobody', "'"),
  refs: fc.constantFrom('g1', 'g2', 'g4', '{g1}'),
  enum: fc.constantFrom('active', 'bounced', 'gone'),
  boolean: fc.constantFrom('true', 'false', 'TRUE'),
  texts: fc.constantFrom('a', '{x}', "it's", 'a,b'),
  flags: fc.constantFrom(...Object.keys(flagFacts), 'toString'),
  integer: number,
  number,
  date: day,
  moment: day,
  text: fc.constantFrom('ACME', 'acme', 'ase', 'en', 'EN', 'b'),
}
const opsOf: Readonly<Record<string, readonly SearchFilter['op'][]>> = {
  text: ['is', 'has', 'none'],
  integer: ['from', 'to', 'none'],
  number: ['from', 'to'],
  date: ['from', 'to', 'none'],
  moment: ['from', 'to', 'none'],
}

export const aFilter = (owners: readonly string[]): fc.Arbitrary<SearchFilter> =>
  fc.constantFrom(...Object.entries(contactFacts.filter)).chain(([field, { type }]) => {
    const known = field === 'owner' ? fc.constantFrom(...owners, 'nobody') : valuesOf[type]!
    return fc
      .record({
        op: fc.oneof(
          { weight: 9, arbitrary: fc.constantFrom(...(opsOf[type] ?? (['is', 'none'] as const))) },
          { weight: 1, arbitrary: fc.constantFrom(...(['is', 'has', 'from', 'to'] as const)) },
        ),
        value: fc.oneof({ weight: 6, arbitrary: known }, { weight: 1, arbitrary: hostileText }),
      })
      .map(({ op, value }) => ({ field, op, ...(op === 'none' ? {} : { value }) }))
  })

export const aQuestion = (owners: readonly string[]) =>
  fc.record(
    {
      search: fc.oneof(word, hostileText, fc.constantFrom('ada acme', 'ACME Ase', 'brandt  zoe')),
      filters: fc.array(aFilter(owners), { maxLength: 4 }),
      sort: fc.record({
        field: fc.constantFrom(...Object.keys(contactFacts.sort)),
        desc: fc.boolean(),
      }),
      trash: fc.boolean(),
    },
    { requiredKeys: [] },
  )
