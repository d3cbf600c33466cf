// Rows are saved as they are typed, where the screen says so (record.md 8: autosave 2 s).
import { allSettled, type EventCallable } from 'effector'
import { expect, test } from 'vitest'
import { createFormModel } from '../../../../src/screens/client/form/createFormModel'
import { openArea } from '../../../support/area'
import { aContact, contactsScreen, rowsAlone } from '../../../support/contactsScreen'

const screen = { ...contactsScreen, autosave: { field: 'optIn', values: ['in'] } }

/** The form of Chloe's row, which is saved by itself while she agrees to be written to. */
async function aForm(optIn: string) {
  const rows = [
    aContact({ optIn }),
    aContact({ contactId: 'omar', name: 'Omar', email: 'o@x.example', optIn }),
  ]
  const beside = rowsAlone('contactId', rows)
  const form = createFormModel({ screen, rows: beside })
  const sent: unknown[] = []
  const area = await openArea('audience.contacts', {
    updateContact: ({ values, rev }: { values: { company?: string }; rev: number }) => {
      sent.push(values)
      return aContact({ optIn, ...values, rev: rev + 1 })
    },
  })
  const { scope, pass } = area
  const tell = <Params>(event: EventCallable<Params>, params: Params) =>
    allSettled(event as EventCallable<unknown>, { scope, params })
  await tell(beside.rowOpened, 'chloe')
  const type = (company: string) => tell(form.typed, { field: 'company', value: company })
  const shown = () => scope.getState(form.$draft)
  const notices = () =>
    area.notices().filter(({ text }) => 'key' in text && text.key.startsWith('screens.'))
  return { form, beside, sent, pass, tell, type, shown, notices, scope }
}

test('what is typed is saved after a rest of two seconds, and nobody is told', async () => {
  const { type, pass, sent, notices } = await aForm('in')
  await type('Har')
  await pass(1900)
  await type('Harbour')
  await pass(1900)
  expect(sent).toEqual([])
  await pass(100)
  expect(sent).toEqual([{ company: 'Harbour' }])
  expect(notices()).toEqual([])
})

test('a row that says otherwise is saved by hand', async () => {
  const { type, pass, sent } = await aForm('out')
  await type('Harbour')
  await pass(5000)
  expect(sent).toEqual([])
})

test('who opens another row leaves nothing behind', async () => {
  const { type, sent, tell, beside, notices } = await aForm('in')
  await type('Harbour')
  await tell(beside.rowOpened, 'omar')
  expect(sent).toEqual([{ company: 'Harbour' }])
  expect(notices()).toEqual([])
})

test('a space at the end stays where it is typed, until the field is left', async () => {
  const { form, type, pass, sent, shown, tell, scope } = await aForm('in')
  await type('Harbour ')
  await pass(2000)
  expect(sent).toEqual([{ company: 'Harbour' }])
  expect(shown()?.edits['company']).toBe('Harbour ')
  expect(scope.getState(form.$draftIds)).toEqual([])
  await pass(5000)
  expect(sent).toHaveLength(1)
  await tell(form.fieldLeft, 'company')
  expect(shown()?.edits).toEqual({})
})

test('what is wrong waits until the field is left', async () => {
  const { form, tell, pass, sent, shown } = await aForm('in')
  await tell(form.typed, { field: 'email', value: 'no address' })
  await pass(2000)
  expect(sent).toEqual([])
  expect(shown()?.faults).toEqual({})
})
