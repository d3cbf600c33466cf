// @vitest-environment jsdom
import { allSettled } from 'effector'
import { act } from 'react'
import { describe, expect, test } from 'vitest'
import { networkChanged } from '../../../../src/browser/network'
import { $thirdPartyOutcome } from '../../../../src/session/client/sign-in/thirdParty.model'
import { http, noAnswer, ok } from '../../../support/browserEdge'
import { click, find, send } from '../../../ui/page'
import { account, openPage, serviceName, type Answers } from './passwordPage'

const linked = (...accounts: object[]) => ok({ thirdPartyName: serviceName, accounts })

const said = () => document.body.textContent
const section = () => find('section', 'Sign in with another account')
const button = (words: string) => find<HTMLButtonElement>('button', words)
const dialog = () => document.querySelector('[role=dialog]')

function type(password: string): void {
  find<HTMLInputElement>('[role=dialog] input[name=currentPassword]').value = password
}
const submit = () =>
  send(find('[role=dialog] form'), new Event('submit', { bubbles: true, cancelable: true }))

test('where no service is configured and nothing is connected, nothing is shown', async () => {
  await openPage({ getThirdPartyLinks: ok({ thirdPartyName: null, accounts: [] }) })
  expect(said()).not.toContain('Sign in with another account')
})

test('what cannot be read is said, and may be tried again', async () => {
  const answers: Answers = { getThirdPartyLinks: noAnswer }
  const { scope } = await openPage(answers)
  expect(section().textContent).toContain('Your connected accounts could not be read.')
  expect(section().textContent).not.toContain('is connected. Connect one')
  answers['getThirdPartyLinks'] = linked(account)
  click(button('Try again'))
  await act(() => allSettled(scope))
  expect(section().textContent).toContain('Ada Bell')
  expect(section().textContent).not.toContain('could not be read')
})

test('offline nothing can be connected or disconnected', async () => {
  const { scope } = await openPage({ getThirdPartyLinks: linked(account) })
  await act(() => allSettled(networkChanged, { scope, params: false }))
  expect(button('Connect Northwind ID').disabled).toBe(true)
  expect(button('Disconnect ada@').disabled).toBe(true)
})

test('that an account is connected is said no longer once it is disconnected', async () => {
  const answers: Answers = { getThirdPartyLinks: linked(account) }
  const { scope } = await openPage(answers)
  await act(() => allSettled($thirdPartyOutcome, { scope, params: 'linked' }))
  expect(section().textContent).toContain('Your Northwind ID account is connected.')
  answers['getThirdPartyLinks'] = linked()
  click(button('Disconnect ada@'))
  await act(() => allSettled(scope))
  expect(section().textContent).toContain('No Northwind ID account is connected.')
  expect(section().textContent).not.toContain('Your Northwind ID account is connected.')
})

const ask = async (answers: Answers = {}) => {
  const page = await openPage({ getThirdPartyLinks: linked(), ...answers })
  click(button('Connect Northwind ID'))
  return page
}

describe('connecting', () => {
  test('asks for the password, whose field has the focus', async () => {
    const { seen } = await ask()
    expect(dialog()?.textContent).toContain('Confirm that it is you')
    expect(document.activeElement?.getAttribute('name')).toBe('currentPassword')
    expect(seen.left).toEqual([])
  })

  test('leaves for the provider with the right one', async () => {
    const way = '/oauth/third-party/start?for=link'
    const { scope, seen } = await ask({ startThirdPartyLink: ok({ url: way }) })
    type('secret')
    submit()
    await act(() => allSettled(scope))
    expect(seen.left).toEqual([way])
    expect(dialog()).toBeNull()
  })

  test.each([
    {
      what: 'a wrong one',
      reply: http(200, { status: 'Error', errorCode: 'wrongPassword', errorMessage: 'No' }),
      words: 'The current password is not right.',
    },
    {
      what: 'too many attempts',
      reply: {
        ...http(429, { status: 'Error', errorCode: 'tooManyAttempts', errorMessage: 'No' }),
        headers: { retryAfter: '42', authReason: null },
      },
      words: 'Too many attempts. Try again in 42 seconds.',
    },
  ])('tells of $what in the dialog', async ({ reply, words }) => {
    const { scope } = await ask({ startThirdPartyLink: reply as typeof noAnswer })
    type('secret')
    submit()
    await act(() => allSettled(scope))
    expect(dialog()?.textContent).toContain(words)
  })

  test('is given up with Cancel, and nothing is asked of the server', async () => {
    const { seen } = await ask()
    click(button('Cancel'))
    expect(dialog()).toBeNull()
    expect(seen.sent.some(({ url }) => url.endsWith('startThirdPartyLink'))).toBe(false)
  })
})
