// Each list that is exported and can be imported: the file, imported again, changes nothing.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { allSettled, createStore, type EventCallable } from 'effector'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CallId } from '../../../../generated/facts/calls'
import type { Screen } from '../../../../generated/facts/screen'
import type { RouteId } from '../../../../generated/facts/routes'
import { calls as servedCalls, type ServedCallId } from '../../../../generated/wiring/calls'
import { fetchWordsFx } from '../../../../src/browser/text/text.model'
import { languages } from '../../../../generated/facts/app'
import { createFormModel } from '../../../../src/screens/client/form/createFormModel'
import { createImportModel } from '../../../../src/screens/client/import/createImportModel'
import { isReadable } from '../../../../src/screens/client/import/readCell'
import { ownFieldOf } from '../../../../src/screens/client/own/createOwnFields'
import type { Row } from '../../../../src/screens/client/row'
import { ownFieldName, type OwnField } from '../../../../src/screens/ownField'
import { openArea } from '../../../support/area'
import { rowsAlone } from '../../../support/contactsScreen'
import { projectRoot } from '../../../support/projectRoot'
import { countOf, seed } from '../../../support/sizes'
import { post } from '../../../support/talk'
import { aMember, callAs, freshApp, signIn } from '../../../support/world'

const app = await freshApp()

const screens = import.meta.glob<{ screen: Screen }>('../../../../generated/facts/screens/*.ts', {
  eager: true,
})
const both = Object.values(screens)
  .map(({ screen }) => screen)
  .filter(({ calls, isPage }) => calls.import && calls.export && !isPage)

/** What spreadsheets and our own reading may take for something else. */
const odd = [
  '=1+2',
  '+49 40 5550',
  '-5',
  '@here',
  "'quoted",
  "'=kept",
  "''-twice",
  'say "hi"',
  '"',
  'a,b',
  'a;b',
  'a; =b',
  'a|b',
  'a;=b',
  'a|-b',
  "a;'=b",
  'Äöü ß é Ž 日本 👩‍🚀',
  'Ä',
  '007',
  '1e5',
  '3/4',
  '2026-03-01',
  'true',
  'yes',
  'x',
  '\\N',
  'null',
  '#REF!',
  'sep=;',
]
/** As forms send them: without spaces around. */
const words = fc
  .oneof(
    fc.constantFrom(...odd),
    fc
      .array(fc.constantFrom(...odd, ...'=+-@\'"|;,\\ \u00a0aÖ'), {
        minLength: 1,
        maxLength: 4,
      })
      .map((parts) => parts.join('')),
  )
  .map((text) => text.trim() || 'none')

type Ask = <Reply>(id: CallId, request: object) => Promise<Reply | undefined>

const wordsOf = (file: string) =>
  JSON.parse(
    readFileSync(join(projectRoot, `generated/assets/i18n/${file}.json`), 'utf8'),
  ) as object

/** Values of a form, by its inputs; what cannot be is refused. */
async function valuesOf(screen: Screen, own: readonly OwnField[], ask: Ask) {
  const inputs = screen.groups.flatMap((group) => group.inputs)
  const fields: Record<string, fc.Arbitrary<unknown>> = {}
  for (const { field, kind, only, options, optionsKey, maxLength = 200, maxItems = 3 } of inputs) {
    const values = Object.keys(screen.fields[field]?.values ?? {})
    const text = words.map((each) => each.slice(0, maxLength).trim())
    if (only === 'update' || kind === 'image') continue
    if (kind === 'email') fields[field] = fc.uuid().map((id) => `o'${id}+x@round.example`)
    else if (options) {
      const reply = await ask<{ rows: Record<string, string>[] }>(options, { limit: 200 })
      const ids = reply!.rows.map((row) => row[optionsKey!]!)
      fields[field] = fc.subarray(ids, { minLength: 1, maxLength: Math.min(2, ids.length) })
    } else if (kind === 'texts')
      fields[field] = fc.uniqueArray(text, { maxLength: Math.min(3, maxItems) })
    else if (values.length > 0) fields[field] = fc.constantFrom(...values)
    else fields[field] = text
  }
  const extra = Object.fromEntries(own.map((field) => [field.id, ownValue(field)]))
  return fc
    .record(fields, {
      requiredKeys: inputs.filter(({ isNeeded }) => isNeeded).map(({ field }) => field),
    })
    .chain((values) =>
      own.length === 0
        ? fc.constant(values)
        : fc.record(extra, { requiredKeys: [] }).map((each) => ({ ...values, extra: each })),
    )
}

function ownValue({ kind, choices }: OwnField): fc.Arbitrary<unknown> {
  if (kind === 'number') return fc.constantFrom(-5, 0, 2.5, 1e9, 1234.567)
  if (kind === 'date') return fc.constantFrom('2026-03-01', '1999-12-31')
  if (kind === 'select') return fc.constantFrom(...choices)
  return kind === 'multi' ? fc.subarray([...choices], { minLength: 1 }) : words
}

/** A field of each kind, where the customer may have some, with odd names and choices. */
async function ownFieldsOf(screen: Screen, ask: Ask): Promise<readonly OwnField[]> {
  if (screen.calls.extra === undefined) return []
  const kinds = ['text', 'longText', 'number', 'date', 'select', 'multi'] as const
  for (const [at, kind] of kinds.entries()) {
    const choices = kind === 'select' || kind === 'multi' ? odd.slice(0, 18) : []
    const values = { name: odd[at]!, kind, choices: choices.map((name) => ({ name })) }
    await ask('addProfileField' as CallId, { values })
  }
  const { rows } = (await ask<{ rows: Row[] }>(screen.calls.extra.id, { limit: 200 }))!
  return rows.map(ownFieldOf)
}

const count = countOf(400)

test.each(both.map((screen) => [screen.id, screen] as const))(
  `%s: ${count} rows, and all of them are the same`,
  async (_, screen) => {
    const member = await aMember(app.database.db, { roles: ['cm'] })
    const session = await signIn(app, member)
    const reply = async (id: CallId, request: object) =>
      (await callAs(app, session, id as ServedCallId, request)).body
    const refused: unknown[] = []
    const ask: Ask = async (id, request) => {
      const body = await reply(id, request)
      if (body['status'] === 'Ok') return body['clientResponse'] as never
      refused.push(body)
      return undefined
    }
    if (screen.id === 'contacts')
      for (const name of ['=list', 'Press, "local"', "Ost;-West'"])
        await ask('addContactList' as CallId, { values: { name, kind: 'static' } })
    const own = await ownFieldsOf(screen, ask)
    for (const values of fc.sample(await valuesOf(screen, own, ask), { numRuns: count, seed }))
      await ask(screen.calls.create!.id, { values })

    const beside = { ...rowsAlone(screen.key, []), $ownFields: createStore(own) }
    const form = createFormModel({ screen, rows: beside })
    const model = createImportModel({
      screen,
      importCall: screen.calls.import!,
      rows: beside,
      form,
    })
    const asked = [
      screen.calls.import!.id,
      ...screen.groups.flatMap(({ inputs }) => inputs.flatMap(({ options }) => options ?? [])),
    ]
    const { scope } = await openArea(
      screen.route as RouteId,
      Object.fromEntries(asked.map((id) => [id, (request: object) => ask(id, request)])),
      { handlers: [[fetchWordsFx, wordsOf]] },
    )
    const tell = <Params>(event: EventCallable<Params>, params: Params) =>
      allSettled(event as EventCallable<unknown>, { scope, params })
    await tell(beside.rowOpened, 'import')
    await tell(model.modeChosen, 'overwrite')
    const columns = scope
      .getState(form.$inputs)
      .filter((input) => isReadable(input) && input.only !== 'update')
      .map(({ field }) => field)
    expect(columns).toEqual(expect.arrayContaining(own.map(({ id }) => ownFieldName(id))))
    for (const { id } of languages) {
      const { path } = servedCalls[screen.calls.export!.id as ServedCallId]
      const { body } = await post(
        app,
        path,
        { clientRequest: { columns } },
        { bearer: session.reply.access_token, headers: { 'accept-language': id } },
      )
      await tell(model.fileChosen, new File([String(body['text'])], 'whole.csv'))
      const rows = scope.getState(model.$rows)
      expect(scope.getState(model.$mapping)).toEqual(columns)
      expect(rows.length).toBeGreaterThan(Math.min(count, 100) / 2)
      const changed = rows.filter(({ state }) => state !== 'same')
      expect(
        changed.map(({ state, values, faults }) => ({ state, values, faults })).slice(0, 5),
      ).toEqual([])
    }
  },
)
