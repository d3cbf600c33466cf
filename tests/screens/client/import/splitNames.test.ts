// A file whose column of whole names meets a form with first and last name, as that of contacts.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { allSettled, type EventCallable } from 'effector'
import { expect, test } from 'vitest'
import { screen } from '../../../../generated/facts/screens/contacts'
import { fetchWordsFx } from '../../../../src/browser/text/text.model'
import { createFormModel } from '../../../../src/screens/client/form/createFormModel'
import { createImportModel } from '../../../../src/screens/client/import/createImportModel'
import type { Screen } from '../../../../generated/facts/screen'
import type { ImportRequest } from '../../../../src/screens/client/import/verdicts'
import { openArea } from '../../../support/area'
import { rowsAlone } from '../../../support/contactsScreen'
import { projectRoot } from '../../../support/projectRoot'

const wordsOf = (file: string) =>
  JSON.parse(
    readFileSync(join(projectRoot, `generated/assets/i18n/${file}.json`), 'utf8'),
  ) as object

async function read(text: string) {
  const rows = rowsAlone(screen.key, [])
  const shown: Screen = screen as never
  const form = createFormModel({ screen: shown, rows })
  const importCall = shown.calls.import!
  const model = createImportModel({ screen: shown, importCall, rows, form })
  const { scope } = await openArea(
    'audience.contacts',
    {
      importContacts: ({ rows: sent }: ImportRequest) => ({
        rows: sent.map(() => ({ verdict: 'new', faults: [] })),
      }),
    },
    { handlers: [[fetchWordsFx, wordsOf]] },
  )
  const tell = <Params>(event: EventCallable<Params>, params: Params) =>
    allSettled(event as EventCallable<unknown>, { scope, params })
  await tell(rows.rowOpened, 'import')
  await tell(model.fileChosen, new File([text], 'people.csv'))
  return {
    heads: scope.getState(model.$table)?.heads,
    mapping: scope.getState(model.$mapping),
    leftOut: scope.getState(model.$columnsLeft),
    values: scope.getState(model.$rows).map(({ values }) => values),
  }
}

const email = 'a@x.example'

test.each([
  [
    'Name,Email address,Phone\nAda Bell,a@x.example,1\n',
    { firstName: 'Ada', lastName: 'Bell', phone: '1' },
  ],
  [
    'Phone,Email,Full name\n1,a@x.example,Ada B. Bell\n',
    { firstName: 'Ada B.', lastName: 'Bell', phone: '1' },
  ],
  ['E-Mail;Vollständiger Name\na@x.example; Ada \n', { firstName: 'Ada' }],
  ['Name,Email\n,a@x.example\n', {}],
])('whole names are split at the last space: %j', async (text, values) => {
  const given = await read(text)
  expect(given.values).toEqual([{ email, ...values }])
  expect(given.leftOut).toEqual([])
})

test.each([
  ['Name,First name,Last name,Email\nAda Bell,Ada,Bell,a@x.example\n', ['Name']],
  ['Name,Vorname,Email\nBell,Ada,a@x.example\n', ['Name']],
  ['Email,Shoe size,Locker,Nothing\na@x.example,43,12, \n', ['Shoe size', 'Locker']],
])('columns that hold something and become no field are told: %j', async (text, columns) => {
  const { heads, leftOut } = await read(text)
  expect(leftOut).toEqual(columns)
  expect(heads).toEqual(text.split('\n')[0]!.split(','))
})
