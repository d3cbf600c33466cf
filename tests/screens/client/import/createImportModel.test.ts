import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { allSettled, type EventCallable } from 'effector'
import { describe, expect, test } from 'vitest'
import { fetchWordsFx } from '../../../../src/browser/text/text.model'
import { $unfinishedWork } from '../../../../src/browser/unfinished/work.model'
import { createFormModel } from '../../../../src/screens/client/form/createFormModel'
import { createImportModel } from '../../../../src/screens/client/import/createImportModel'
import type { ImportRequest } from '../../../../src/screens/client/import/verdicts'
import { openArea } from '../../../support/area'
import { noAnswer } from '../../../support/browserEdge'
import { contactsScreen, rowsAlone } from '../../../support/contactsScreen'
import { projectRoot } from '../../../support/projectRoot'

/** What the fields of the screen are called, as a feature's words have it. */
const words: Record<string, Record<string, string>> = {
  'en/audience': {
    'contacts.field.name': 'Full name',
    'contacts.field.email': 'Email',
    'contacts.field.optIn': 'Newsletter',
    'contacts.value.in': 'agreed',
  },
  'de/audience': {
    'contacts.field.name': 'Vollständiger Name',
    'contacts.field.company': 'Firma',
    'contacts.field.isVip': 'Wichtig',
    'contacts.field.bornAt': 'Geboren',
    'contacts.value.in': 'zugestimmt',
  },
}
const wordsOf = (file: string) =>
  words[file] ??
  (JSON.parse(
    readFileSync(join(projectRoot, `generated/assets/i18n/${file}.json`), 'utf8'),
  ) as object)

const known = new Set(['old@x.example'])

const usual = {
  importContacts: ({ rows, mode }: ImportRequest): unknown => ({
    rows: rows.map(({ email }) => {
      if (email === 'gone@x.example')
        return { verdict: 'refused', faults: [{ field: 'email', code: 'forbidden' }] }
      const isKnown = known.has(String(email))
      return { verdict: isKnown ? (mode === 'skip' ? 'skipped' : 'changed') : 'new', faults: [] }
    }),
  }),
  listContactLists: (): unknown => ({
    rows: [{ listId: 'press', name: 'Press', may: [], rev: 1 }],
  }),
}

async function anImport(
  text: string | Uint8Array<ArrayBuffer>,
  answers: Partial<typeof usual> = {},
) {
  const beside = rowsAlone('contactId', [])
  const form = createFormModel({ screen: contactsScreen, rows: beside })
  const model = createImportModel({
    screen: contactsScreen,
    importCall: contactsScreen.calls.import!,
    rows: beside,
    form,
  })
  const asked: ImportRequest[] = []
  const { importContacts, ...others } = { ...usual, ...answers }
  const noted = {
    ...others,
    importContacts: (request: ImportRequest) => {
      asked.push(request)
      return importContacts(request)
    },
  } as Parameters<typeof openArea>[1]
  const area = await openArea('audience.contacts', noted, { handlers: [[fetchWordsFx, wordsOf]] })
  const { scope } = area
  const tell = <Params>(event: EventCallable<Params>, params: Params) =>
    allSettled(event as EventCallable<unknown>, { scope, params })
  await tell(beside.rowOpened, 'import')
  await tell(model.fileChosen, new File([text], 'people.csv'))
  const rows = () => scope.getState(model.$rows)
  const faults = () => rows().map((row) => row.faults)
  const states = () => rows().map(({ state }) => state)
  return { ...area, model, beside, tell, rows, faults, states, asked, requests: asked }
}

const head = 'Vollständiger Name;E-Mail;Firma;Newsletter;Kundennr.\n'

describe('a file is understood', () => {
  test('heads in any language are matched with fields, and what is no field is left out', async () => {
    const { model, scope } = await anImport(`${head}Nina;nina@x.example;Yle;agreed;1\n`)
    expect(scope.getState(model.$mapping)).toEqual(['name', 'email', 'company', 'optIn', null])
    expect(scope.getState(model.$table)).toMatchObject({ delimiter: ';', encoding: 'UTF-8' })
  })

  test.each([
    ['Mail;Display name;Organisation', ['email', 'name', 'company']],
    ['E-Mail-Adresse;Anzeigename;Unternehmen', ['email', 'name', 'company']],
    // What a field is called here goes before what others call it.
    ['Organization;Company;E-mail;Display name', [null, 'company', 'email', 'name']],
  ])('heads of other products: %s', async (heads, mapping) => {
    const { model, scope } = await anImport(`${heads}\n;;;\nx;y;z;w\n`)
    expect(scope.getState(model.$mapping)).toEqual(mapping)
  })

  test.each([
    ['First name,Email,Last name\nNina,n@x.example,Sol\n', 'Nina Sol'],
    ['Nachname;E-Mail;Vorname\nSol;n@x.example;Nina\n', 'Nina Sol'],
    ['Surname,Given name,Email\nSol,,n@x.example\n', 'Sol'],
    ['First name,Last name,Full name,Email\nN,S,Nina Sol,n@x.example\n', 'Nina Sol'],
  ])('first and last name are a name: %j', async (text, name) => {
    const { rows } = await anImport(text)
    expect(rows().map(({ values }) => values)).toEqual([{ name, email: 'n@x.example' }])
  })

  test.each([
    ['UTF-16', '\uFEFFName;Email\nJürg;j@x.example\n', 'Jürg'],
    ['UTF-8', 'sep=;\r\nName;Email\r\n"a,b,c";j@x.example\r\n', 'a,b,c'],
  ])('%s: %j', async (encoding, text, name) => {
    const units = Uint8Array.from([...text].flatMap((c) => [c.charCodeAt(0) >> 8, c.charCodeAt(0)]))
    const { rows, model, scope } = await anImport(encoding === 'UTF-16' ? units : text)
    expect(rows()[0]?.values).toEqual({ name, email: 'j@x.example' })
    expect(scope.getState(model.$table)).toMatchObject({ encoding, delimiter: ';' })
  })

  test.each([[[0x50, 0x4b, 3, 4, 0x14]], [[0xd0, 0xcf, 0x11, 0xe0, 0xa1]]])(
    'an Excel file that is called .csv is told as one (%j)',
    async (bytes) => {
      const { model, scope } = await anImport(Uint8Array.from(bytes))
      expect(scope.getState(model.$tableFault)).toBe('workbook')
    },
  )

  test('a column that is missing is told once, and by no row', async () => {
    const { model, scope, states, faults, asked, tell } = await anImport('Name\nNina\nKim\n')
    expect(scope.getState(model.$unmapped).map(({ field }) => field)).toEqual(['email'])
    expect([states(), faults(), asked]).toEqual([['waiting', 'waiting'], [{}, {}], []])
    await tell(model.columnMapped, { column: 0, field: 'email' })
    expect(scope.getState(model.$unmapped).map(({ field }) => field)).toEqual(['name'])
  })

  test('Windows-1252 too', async () => {
    const bytes = Uint8Array.from([...'Name,Email\nJ\xfcrg,j@x.example\n'], (c) => c.charCodeAt(0))
    const { rows, model, scope } = await anImport(bytes)
    expect(rows()[0]?.values).toEqual({ name: 'Jürg', email: 'j@x.example' })
    expect(scope.getState(model.$table)?.encoding).toBe('Windows-1252')
  })

  test.each([
    ['nothing below the heads', 'Name,Email\n', 'empty'],
    ['more than 10,000 rows', `Name,Email\n${'a,b\n'.repeat(10_001)}`, 'tooManyRows'],
    ['more than 5 MB', 'x'.repeat(5_000_001), 'tooLarge'],
  ])('%s is told', async (_, text, fault) => {
    const { model, scope } = await anImport(text)
    expect(scope.getState(model.$tableFault)).toBe(fault)
    expect(scope.getState(model.$table)).toBe(null)
  })

  test('values are read as people write them', async () => {
    const { rows } = await anImport(
      'Name,Email,Newsletter,Geboren,Wichtig,visits,lists\nNina,n@x.example,zugestimmt,31.3.1990,ja,"1.200",press\n',
    )
    expect(rows()[0]).toMatchObject({
      state: 'new',
      values: { optIn: 'in', bornAt: '1990-03-31', isVip: true, visits: 1200, lists: ['press'] },
    })
  })
})

const row = (text: string) => `${head}${text}\n`

describe('each row is checked at once', () => {
  const required = { key: 'faults.required', params: {} }
  test.each([
    ['a needed value is missing', row(';nina@x.example;;;'), { name: required }],
    ['an address is none', row('Nina;nina@x;;;'), { email: { key: 'faults.email', params: {} } }],
    [
      'a value is none of those there are',
      row('Nina;n@x.example;;maybe;'),
      { optIn: { key: 'screens.import.unknownValue' } },
    ],
    [
      'a text is too long',
      row(`${'N'.repeat(21)};n@x.example;;;`),
      { name: { key: 'faults.maxLength', params: { limit: 20 } } },
    ],
    [
      'the server would refuse it',
      row('Nina;gone@x.example;;;'),
      { email: { key: 'failures.forbidden' } },
    ],
  ])('%s', async (_, text, fault) => {
    const { faults, states } = await anImport(text)
    expect(states()).toEqual(['faulty'])
    expect(faults()).toEqual([fault])
  })

  test('it stands twice', async () => {
    const { faults } = await anImport(`${head}A;a@x.example;;;\nB;A@x.example;;;\n`)
    expect(faults()).toEqual([{}, { email: { key: 'screens.import.double', params: { row: 2 } } }])
  })

  test('it is there already', async () => {
    const { states, tell, model } = await anImport(`${head}A;a@x.example;;;\nO;old@x.example;;;\n`)
    expect(states()).toEqual(['new', 'changed'])
    await tell(model.modeChosen, 'skip')
    expect(states()).toEqual(['new', 'skipped'])
  })

  test('a cell that is mended is checked again, and nothing else', async () => {
    const { states, tell, model, asked } = await anImport(`${head}A;a@x;;;\nB;b@x.example;;;\n`)
    await tell(model.cellMended, { row: 0, column: 1, text: 'a@x.example' })
    expect(states()).toEqual(['new', 'new'])
    expect(asked.map(({ rows }) => rows.map(({ name }) => name))).toEqual([['B'], ['A']])
  })

  test('500 rows at a time', async () => {
    const text = Array.from({ length: 1201 }, (_, at) => `P${at};p${at}@x.example;;;`).join('\n')
    const { asked, states } = await anImport(head + text)
    expect(asked.map(({ rows, dryRun }) => [rows.length, dryRun])).toEqual([
      [500, true],
      [500, true],
      [201, true],
    ])
    expect(new Set(states())).toEqual(new Set(['new']))
  })
})

describe('where there are fewer places than new rows', () => {
  const many = Array.from({ length: 1201 }, (_, at) => `P${at};p${at}@x.example;;;`).join('\n')
  const aFile = () =>
    anImport(`${head}O;old@x.example;;;\n${many}`, {
      importContacts: (request) => ({
        ...(usual.importContacts(request) as object),
        places: { free: 22, whole: 40 },
      }),
    })

  test('the file is judged as a whole, and the first are chosen at once', async () => {
    const { tell, model, scope, asked } = await aFile()
    expect(scope.getState(model.$unplaced)).toBe(1201 - 22)
    await tell(model.firstTaken, undefined)
    expect(scope.getState(model.$unplaced)).toBe(0)
    expect(scope.getState(model.$counts)).toMatchObject({ new: 22, changed: 1, left: 1179 })
    await tell(model.run.started, undefined)
    expect(asked.filter(({ dryRun }) => !dryRun).map(({ rows }) => rows.length)).toEqual([23])
    expect(scope.getState(model.run.$tally)).toMatchObject({ new: 22, changed: 1, refused: 0 })
  })

  test('each row can be left out and taken again', async () => {
    const { tell, model, states } = await aFile()
    await tell(model.rowTaken, { row: 1, isTaken: false })
    expect(states().slice(0, 3)).toEqual(['changed', 'left', 'new'])
    await tell(model.rowTaken, { row: 1, isTaken: true })
    expect(states().slice(0, 3)).toEqual(['changed', 'new', 'new'])
  })
})

test('a field without a column gets one value for all rows', async () => {
  const { rows, tell, model } = await anImport('Name,Email\nNina,n@x.example\n')
  await tell(model.constants.typed, { field: 'lists', value: [{ id: 'press', name: 'Press' }] })
  expect(rows()[0]?.values).toEqual({ name: 'Nina', email: 'n@x.example', lists: ['press'] })
})

describe('what is right is imported', () => {
  const many =
    head + Array.from({ length: 1001 }, (_, at) => `P${at};p${at}@x.example;;;`).join('\n')

  test('without what is wrong, under one id, and counted', async () => {
    const { tell, model, asked, scope, notices } = await anImport(
      `${head}A;a@x.example;;;\nO;old@x.example;;;\nB;none;;;\n`,
    )
    await tell(model.run.started, undefined)
    const sent = asked.filter(({ dryRun }) => !dryRun)
    expect(sent.map(({ rows }) => rows.map(({ name }) => name))).toEqual([['A', 'O']])
    expect(new Set(asked.map(({ importId }) => importId)).size).toBe(1)
    expect(scope.getState(model.run.$state)).toBe('done')
    expect(notices()).toEqual([
      expect.objectContaining({
        text: { key: 'screens.import.done', params: { added: 1, changed: 1 } },
      }),
    ])
  })

  test('it can be stopped and resumed', async () => {
    const later = { stop: (): unknown => undefined }
    const page = await anImport(many, {
      importContacts(request) {
        if (!request.dryRun) later.stop()
        return usual.importContacts(request)
      },
    })
    const { tell, model, asked, scope } = page
    later.stop = () => void tell(model.run.stopped, undefined)
    await tell(model.run.started, undefined)
    expect(scope.getState(model.run.$state)).toBe('stopped')
    expect(scope.getState($unfinishedWork)).toEqual([expect.objectContaining({ count: 501 })])
    later.stop = () => undefined
    await tell(model.run.resumed, undefined)
    expect(scope.getState(model.run.$state)).toBe('done')
    expect(asked.filter(({ dryRun }) => !dryRun).map(({ rows }) => rows.length)).toEqual([
      500, 500, 1,
    ])
    expect(scope.getState($unfinishedWork)).toEqual([])
  })

  test('a network that fails stops it, and it goes on where it stopped', async () => {
    const network = { isDown: false }
    const { tell, model, scope, asked } = await anImport(many, {
      importContacts: (request) =>
        network.isDown && !request.dryRun ? noAnswer : usual.importContacts(request),
    })
    network.isDown = true
    await tell(model.run.started, undefined)
    expect(scope.getState(model.run.$state)).toBe('stopped')
    network.isDown = false
    await tell(model.run.resumed, undefined)
    expect(scope.getState(model.run.$state)).toBe('done')
    expect(scope.getState(model.run.$tally)).toMatchObject({ new: 1001 })
    expect(asked.filter(({ dryRun }) => !dryRun)).toHaveLength(4)
  })
})
