// What is done beside a form is done to what the form shows.
import { allSettled, type EventCallable } from 'effector'
import { expect, test } from 'vitest'
import { networkChanged } from '../../../../src/browser/network'
import type { Reply } from '../../../../src/calls/send'
import { createFormModel } from '../../../../src/screens/client/form/createFormModel'
import { valueIn } from '../../../../src/screens/client/row'
import { openArea, refused } from '../../../support/area'
import { noAnswer } from '../../../support/browserEdge'
import { aContact, contactsScreen, rowsAlone } from '../../../support/contactsScreen'

const asked = { action: 'archive', selection: { ids: ['chloe'] } }

interface Case {
  readonly what: string
  readonly typed?: Record<string, unknown>
  readonly reply?: () => Reply | object
  readonly isOffline?: true
  /** What happened, in this order. */
  readonly happened: readonly string[]
}

const cases: readonly Case[] = [
  { what: 'nothing was edited', happened: ['acted'] },
  {
    what: 'an edit was taken back',
    typed: { company: valueIn(aContact(), 'company') },
    happened: ['acted'],
  },
  { what: 'an edit can be saved', typed: { company: 'Harbour' }, happened: ['saved', 'acted'] },
  { what: 'an edit is faulty', typed: { email: 'nobody' }, happened: [] },
  {
    what: 'an edit is refused',
    typed: { company: 'Harbour' },
    reply: () => refused('emailTaken'),
    happened: ['saved'],
  },
  {
    what: 'nobody answers',
    typed: { company: 'Harbour' },
    reply: () => noAnswer,
    happened: ['saved'],
  },
  // Its own call tells that there is no network.
  { what: 'there is no network', typed: { company: 'H' }, isOffline: true, happened: ['acted'] },
]

test.each(cases)('where $what: $happened', async ({ typed = {}, reply, isOffline, happened }) => {
  const { tell, form, seen } = await aForm(reply)
  if (isOffline) await tell(networkChanged, false)
  for (const [field, value] of Object.entries(typed))
    await tell(form.typed, { field, value: value as string })
  await tell(form.rows.actionAsked, asked)
  expect(seen).toEqual(happened)
})

test('an action that a refusal kept back does not follow a later save', async () => {
  const replies = [refused('emailTaken'), aContact({ company: 'Harbour', rev: 4 })]
  const { tell, form, seen } = await aForm(() => replies.shift()!)
  await tell(form.typed, { field: 'company', value: 'Harbour' })
  await tell(form.rows.actionAsked, asked)
  await tell(form.saveAsked, undefined)
  expect(seen).toEqual(['saved', 'saved'])
})

async function aForm(reply: Case['reply'] = () => aContact({ company: 'Harbour', rev: 4 })) {
  const seen: string[] = []
  const beside = rowsAlone('contactId', [aContact()])
  const form = createFormModel({ screen: contactsScreen, rows: beside })
  const { scope } = await openArea('audience.contacts', {
    updateContact() {
      seen.push('saved')
      return reply()
    },
  })
  const tell = <Params>(event: EventCallable<Params>, params: Params) =>
    allSettled(event as EventCallable<unknown>, { scope, params })
  beside.actionAsked.watch(() => seen.push('acted'))
  await tell(beside.rowOpened, 'chloe')
  return { tell, form, seen }
}
