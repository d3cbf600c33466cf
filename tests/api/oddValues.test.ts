// Every field of every call with what its schema lets through and nobody thinks of: the largest numbers, the ends of the
// calendar, texts as long as may be of the largest characters. It is taken, or refused in words; the server never fails.
import { randomInt } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { definitions, schemas } from '../../generated/wiring/schemas.json'
import { compileValidators } from '../../src/server/http/validators'
import { freshApp } from '../support/world'
import { anAsker, byWeight, featureOf, fieldsOfMembers, requestOf } from './fields/asker'
import type { Schema } from '../support/schema'
import { placed, type Field } from './fields/fields'
import { isIdField } from './fields/meant'
import { thingsFor } from './fields/moreThings'

const app = await freshApp({ withMedia: true })
const { accepts } = compileValidators(schemas, definitions)

/** Of four bytes each, which no index packs. */
const longest = (length: number) =>
  Array.from({ length }, () => String.fromCodePoint(0x20000 + randomInt(40_000))).join('')

const mostCharacters = 2000

function oddOnes({ type, format, pattern, maxLength = mostCharacters }: Schema): unknown[] {
  const types = [type].flat()
  if (format === 'date') return ['0000-01-01', '0001-01-01', '9999-12-31']
  if (format === 'date-time')
    return ['0000-01-01T00:00:00Z', '2026-12-31T23:59:60Z', '9999-12-31T23:59:59-23:59']
  if (types.includes('integer') || types.includes('number'))
    return [Number.MAX_SAFE_INTEGER, 2 ** 31, -(2 ** 31) - 1, -1, 1e300, 0.1]
  if (pattern?.startsWith('^\\d{4}-')) return ['0000-00-00', '9999-99-99', '9999-99-99/0000-00-00']
  if (types.includes('string') && pattern === undefined && format === undefined)
    return [
      longest(Math.min(maxLength, mostCharacters)),
      '%_\\\'"{}$1'.slice(0, maxLength),
      '99:99',
      '\ud83d',
    ]
  return []
}

const fields = fieldsOfMembers((field) => !isIdField(field)).toSorted(byWeight)
const tried = (field: Field) => oddOnes(field.schema).map((value) => ({ field, value }))
const features = [...new Set(fields.map(featureOf))]

describe.each(features)('%s', (feature) => {
  test('answers what is odd in words', async () => {
    const asker = await anAsker(app)
    const own = thingsFor(feature, asker.own)
    const failed: object[] = []
    for (const { field, value } of fields
      .filter((each) => featureOf(each) === feature)
      .flatMap(tried)) {
      const request = placed(field, requestOf(field.id, own), value)
      if (!accepts(field.id, request)) continue
      const { status, body } = await asker.ask(field.id, request)
      if (status < 500 && body['errorCode'] !== 'internal') continue
      failed.push({
        what: `${field.id} ${field.path}`,
        value: String(value).slice(0, 30),
        status,
        body,
      })
    }
    expect(failed).toEqual([])
  })
})
