// Every field of every call that names something, with what another customer has: it is answered like what never was,
// nothing of theirs changes and nobody keeps their ids, nothing at all changes where the call is refused, and nothing of
// theirs is told. The rows are derived from the calls themselves.
import { describe, expect, test } from 'vitest'
import { freshApp } from '../support/world'
import { isFault, isRefused, shapeOf } from './fields/answers'
import { anAsker, byWeight, featureOf, fieldsOfMembers, requestOf } from './fields/asker'
import { allRows, notAmong, rewind, rowsThatName } from './fields/contents'
import { placed, type Field } from './fields/fields'
import { isFresh, isIdField, meaningOf, noAll, type Kind } from './fields/meant'
import { thingsFor, type AllThings } from './fields/moreThings'

const app = await freshApp({ withMedia: true })

const idFields = fieldsOfMembers(isIdField)
const named = ({ id, path }: Field) => `${id} ${path}`

interface Row {
  readonly field: Field
  readonly kind: Kind
}

const rows = idFields.toSorted(byWeight).flatMap((field): Row[] => {
  const meaning = meaningOf(field)
  return typeof meaning === 'object' ? [{ field, kind: meaning.kind }] : []
})

test('of every field that holds an id it is known of what', () => {
  const unknown = idFields.filter((field) => meaningOf(field) === 'unknown')
  expect(unknown.map(named)).toEqual([])
  expect(rows.length).toBeGreaterThan(400)
})

/** By what only the server numbers: anybody may choose the others for something of their own. */
const isChosen = (name: string) =>
  ['memberTakeId', 'guestTakeId', 'viewSessionId', 'importId'].includes(name)
const rowsOf = (things: AllThings) => {
  const numbered = Object.entries(things).flatMap(([name, id]) => (isChosen(name) ? [] : [id]))
  return rowsThatName(app.database.db, numbered)
}

const unasked: string[] = []
const features = [...new Set(rows.map(({ field }) => featureOf(field)))]

describe.each(features)('%s', (feature) => {
  test('answers for what another customer has as for what never was', async () => {
    const { ask, ...asker } = await anAsker(app)
    const { canary, ...other } = await anAsker(app)
    const own = thingsFor(feature, asker.own)
    const theirs = thingsFor(feature, other.own)
    const { db } = app.database
    const before = await rowsOf(theirs)
    const wrong: object[] = []
    const asking = rows.filter(({ field }) => featureOf(field) === feature)
    const answerTo = async ({ field, kind }: Row, { [kind]: id }: AllThings) => {
      if (/^(update|save)/.test(field.id)) await rewind(db, own.customerId)
      return ask(field.id, placed(field, requestOf(field.id, own), id))
    }
    const unknown = new Map<Row, string>()
    const tryForeign = async (row: Row) => {
      const what = named(row.field)
      const foreign = await answerTo(row, theirs)
      const seen = shapeOf(foreign, theirs[row.kind])
      const expected = unknown.get(row)!
      if (seen !== expected && !isFresh(row.field)) wrong.push({ what, seen, expected })
      if (JSON.stringify(foreign.body).includes(canary)) wrong.push({ what, tells: seen })
      if (isFault(foreign)) wrong.push({ what, seen })
    }
    const refused: Row[] = []
    for (const row of asking) {
      const nothing = noAll()
      const answer = await answerTo(row, nothing)
      unknown.set(row, shapeOf(answer, nothing[row.kind]))
      if (isRefused(answer) && !isFresh(row.field)) refused.push(row)
      else await tryForeign(row)
    }
    await rewind(db, own.customerId)
    const all = await allRows(db)
    for (const row of refused) await tryForeign(row)
    expect({ changed: notAmong(all, await allRows(db)) }).toEqual({ changed: [] })
    // One's own is answered otherwise, where it stands as the call needs it.
    for (const row of asking) {
      const seen = shapeOf(await answerTo(row, own), own[row.kind])
      if (seen === unknown.get(row)) unasked.push(named(row.field))
    }
    expect(wrong).toEqual([])
    // Nobody's rows name them who did not before.
    expect(notAmong(before, await rowsOf(theirs))).toEqual([])
  })
})

test('most fields were tried with something that is there for its own customer', () => {
  expect(unasked.length).toBeLessThan(rows.length / 3)
})
