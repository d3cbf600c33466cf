import { allSettled } from 'effector'
import { expect, test } from 'vitest'
import { $open } from '../../../../src/shell/routing/screen.model'
import { createPageModel } from '../../../../src/screens/client/page/createPageModel'
import { networkChanged } from '../../../../src/browser/network'
import { openArea, refused } from '../../../support/area'
import { noAnswer } from '../../../support/browserEdge'
import { aContact, contactsScreen } from '../../../support/contactsScreen'

type Answer = (request: never) => unknown

async function aPage(answers: Record<string, Answer>) {
  const screen = { ...contactsScreen, isPage: true }
  const model = createPageModel({ screen, isOurs: (open) => open !== null })
  const open = { routeId: 'organisation.basic', params: {}, customerId: 'c1' }
  const area = await openArea('audience.contacts', answers, { values: [[$open, open]] })
  const state = () => area.scope.getState(model.$state)
  return { ...area, model, state }
}

test('the one row of its list is a form', async () => {
  const { model, scope, state } = await aPage({
    listContacts: () => ({ rows: [aContact()] }),
    updateContact: ({ values }: { values: object }) => aContact({ ...values, rev: 4 }),
  })
  expect(state()).toBe('read')
  await allSettled(model.form.typed, { scope, params: { field: 'company', value: 'Harbour' } })
  expect(scope.getState(model.form.$changed)).toEqual(['company'])
  await allSettled(model.form.saveAsked, { scope })
  expect(scope.getState(model.form.$row)).toMatchObject({ company: 'Harbour', rev: 4 })
  expect(scope.getState(model.form.$changed)).toEqual([])
})

test.each([
  ['who may not see it is told so', () => refused('forbidden'), 'missing'],
  ['a failure of the network can be tried again', () => noAnswer, 'failed'],
])('%s', async (_, listContacts: Answer, state) => {
  expect((await aPage({ listContacts })).state()).toBe(state)
})

test('what was read stays while the network is away', async () => {
  const answers = { now: (): unknown => ({ rows: [aContact()] }) }
  const { scope, state } = await aPage({ listContacts: () => answers.now() })
  answers.now = () => noAnswer
  await allSettled(networkChanged, { scope, params: true })
  expect(state()).toBe('read')
})
