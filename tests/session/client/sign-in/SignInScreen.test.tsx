// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { allSettled, fork, type Scope } from 'effector'
import { Provider } from 'effector-react'
import { act, type ReactNode } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { appStarted } from '../../../../src/browser/appStarted'
import { takeSignInLinkFx } from '../../../../src/browser/signInLink'
import { fetchWordsFx, readPreferredLanguagesFx } from '../../../../src/browser/text/text.model'
import type { Reply } from '../../../../src/calls/send'
import '../../../../src/session/client/customers/member.model'
import { ResetPasswordScreen } from '../../../../src/session/client/passwords/ResetPasswordScreen'
import { SignInScreen } from '../../../../src/session/client/sign-in/SignInScreen'
import '../../../../src/session/client/lifetime/start.model'
import { aSession, browserEdge, http, ok, storedWith } from '../../../support/browserEdge'
import { click, draw, find, send } from '../../../ui/page'

beforeAll(() => {
  // jsdom has the element without its methods.
  Object.assign(HTMLDialogElement.prototype, { showModal: () => {}, close: () => {} })
})

const words = JSON.parse(readFileSync('generated/assets/i18n/en.json', 'utf8')) as object
const refused = http(400, { error: 'invalidCode' })

const aLetter = {
  letterId: 'l1',
  toName: 'Kari',
  toAddress: 'kari@work.example',
  subject: 'Choose a new password',
  text: 'Hello Kari,\n\n/login/mail/kari#code=otc_x\n\nThe link works once.\n',
  writtenAt: '2026-03-01T09:00:00Z',
}

async function open(
  page: ReactNode,
  given: {
    link?: string
    session?: Parameters<typeof aSession>[0]
    sendsMail?: boolean
    showsLetters?: boolean
  } = {},
) {
  const { link = null, session, sendsMail = true, showsLetters = false } = given
  const answers: Record<string, Reply> = {
    token: refused,
    getSignInOptions: ok({ thirdPartyName: null, sendsMail, showsLetters }),
    listShownLetters: ok([aLetter]),
  }
  const edge = browserEdge({
    stored: session ? storedWith(aSession({ lastRefreshAt: 995_000, ...session })) : new Map(),
    answer: ({ url }) => answers[url.split('/').at(-1) ?? ''] ?? ok({}),
  })
  const scope = fork({
    handlers: [
      ...edge.handlers,
      [takeSignInLinkFx, () => link],
      [fetchWordsFx, () => words],
      [readPreferredLanguagesFx, () => ['en']],
    ],
  })
  await allSettled(appStarted, { scope })
  draw(<Provider value={scope}>{page}</Provider>)
  await settle(scope)
  const asked = (name: string) => edge.seen.sent.filter(({ url }) => url.endsWith(name))
  return { ...edge, scope, asked }
}

/** Late parts come when they are drawn. */
async function settle(scope: Scope): Promise<void> {
  await act(async () => {
    await import('../../../../src/session/client/sign-in/SignInLinkCard')
    await allSettled(scope)
  })
}

const said = () => document.body.textContent
const field = (name: string) => find<HTMLInputElement>(`input[name=${name}]`)

test('a stranger finds the form, and the way back where links are mailed', async () => {
  await open(<SignInScreen />)
  expect(field('username').value).toBe('')
  expect(find('a', 'Forgot password?').getAttribute('href')).toBe('/resetpassword')
})

test('where no mail is sent, no link is promised', async () => {
  await open(<SignInScreen />, { sendsMail: false })
  expect(said()).not.toContain('Forgot password?')
})

test('a link says for whom it is; refused, it leaves a notice and the name in the form', async () => {
  const { asked, scope } = await open(<SignInScreen />, { link: '/login/1/bob#code=otc_abc' })
  expect(find('h1').textContent).toBe('Sign in as bob')
  expect(said()).toContain('This link works once.')
  expect(asked('oauth/token')).toEqual([])
  click(find('button', 'Sign in as bob'))
  await settle(scope)
  expect(asked('oauth/token')).toHaveLength(1)
  expect(find('[role=alert]').textContent).toContain('This sign-in link is used up or too old.')
  expect(field('username').value).toBe('bob')
})

test('who is signed in is named, and may stay', async () => {
  const link = '/login/1/bob/x'
  const { scope } = await open(<SignInScreen />, { link, session: { userName: 'alice' } })
  expect(find('h1').textContent).toBe('You are signed in as alice')
  expect(said()).toContain('Sign in as bob instead?')
  click(find('button', 'Stay signed in as alice'))
  await settle(scope)
  expect(said()).not.toContain('bob')
})

test('a forgotten password: a name, a letter, and nothing told of who has it', async () => {
  const { asked, scope } = await open(<ResetPasswordScreen />, { link: '/login/1/bob' })
  expect(field('username').value).toBe('bob')
  send(find('form'), new Event('submit', { bubbles: true, cancelable: true }))
  await settle(scope)
  expect(asked('requestPasswordReset')).toHaveLength(1)
  expect(find('output', 'If there is an account for bob').textContent).toContain('Look into')
})

test('a demo without a mail server shows its letters, each with its link', async () => {
  const { asked, scope } = await open(<ResetPasswordScreen />, { showsLetters: true })
  click(find('button', 'Show letters'))
  await settle(scope)
  expect(asked('listShownLetters')).toHaveLength(1)
  expect(find('details', 'Hello Kari').textContent).toContain('To Kari, kari@work.example')
  expect(find('a', 'Open the link').getAttribute('href')).toBe('/login/mail/kari#code=otc_x')
})

test('where no mail is sent, the page says so, and whom to ask', async () => {
  await open(<ResetPasswordScreen />, { sendsMail: false })
  expect(said()).toContain('sends no mail')
  expect(said()).toContain('administrator of your organization')
  expect(document.querySelector('form')).toBeNull()
})

test('a password that must be changed: one field, the rules beside it, and a way out', async () => {
  const session = { userName: 'maya', mustChangePassword: true }
  const { asked, scope } = await open(<ResetPasswordScreen />, { session })
  expect(find('h1').textContent).toBe('Choose a new password')
  expect(document.querySelectorAll('input[type=password]')).toHaveLength(1)
  expect(find('button', 'Sign out')).toBeTruthy()
  expect(said()).toContain('At least 10 characters')
  send(find('form'), new Event('submit', { bubbles: true, cancelable: true }))
  await settle(scope)
  expect(said()).toContain('Enter a new password.')
  expect(asked('changePassword')).toEqual([])
})
