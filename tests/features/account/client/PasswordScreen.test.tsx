// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { allSettled, fork } from 'effector'
import { Provider } from 'effector-react'
import { act } from 'react'
import { expect, test } from 'vitest'
import type { SessionEntry } from '../../../../generated/facts/features/session'
import { networkChanged } from '../../../../src/browser/network'
import { fetchWordsFx, loadTextFx } from '../../../../src/browser/text/text.model'
import type { Reply } from '../../../../src/calls/send'
import { PasswordScreen } from '../../../../src/features/account/client/PasswordScreen'
import { sessionsAsked } from '../../../../src/features/account/client/sessions.model'
import { aSession, browserEdge, noAnswer, ok, storedWith } from '../../../support/browserEdge'
import { click, draw, find, send } from '../../../ui/page'

// jsdom lacks what dialogs ask for.
Object.assign(globalThis, { CSS: { escape: (text: string) => text } })

const words = JSON.parse(readFileSync('generated/assets/i18n/en.json', 'utf8')) as object
const entry = (sessionId: string, isCurrent: boolean): SessionEntry => ({
  sessionId,
  browserName: isCurrent ? 'Chrome' : 'Firefox',
  operatingSystem: 'Linux',
  ip: '10.0.0.1',
  customerName: 'Northwind',
  createdAt: '2026-03-01T09:00:00Z',
  lastActiveAt: '2026-03-01T09:00:00Z',
  isCurrent,
})

async function open(list: Reply) {
  const answers: Record<string, Reply> = { listSessions: list }
  const edge = browserEdge({
    stored: storedWith(aSession()),
    answer: ({ url }) => answers[url.split('/').at(-1) ?? ''] ?? ok({}),
  })
  const scope = fork({ handlers: [...edge.handlers, [fetchWordsFx, () => words]] })
  await allSettled(loadTextFx, { scope, params: 'en' })
  draw(
    <Provider value={scope}>
      <PasswordScreen />
    </Provider>,
  )
  return { ...edge, scope, read: () => act(() => allSettled(sessionsAsked, { scope })) }
}

const said = () => document.body.textContent
const buttons = () => [...document.querySelectorAll('button')].map((button) => button.textContent)

test('while the sessions are read the place for them is kept', async () => {
  await open(ok([]))
  expect(find('output').textContent).toBe('Your sessions are being read')
})

test('this device has no button of its own; another one is asked about first', async () => {
  const { read, seen } = await open(ok([entry('s1', false), entry('s2', true)]))
  await read()
  expect(
    [...document.querySelectorAll('li')].map((row) => row.querySelector('strong')?.textContent),
  ).toEqual(['Chrome on Linux', 'Firefox on Linux'])
  expect(find('li', 'Chrome on Linux').textContent).toContain('This device')
  expect(find('li', 'Chrome on Linux').querySelector('button')).toBeNull()
  click(find('button', 'Sign out Firefox on Linux'))
  expect(find('[role=alertdialog]').textContent).toContain('Sign out Firefox on Linux?')
  expect(seen.sent.some(({ url }) => url.endsWith('endSession'))).toBe(false)
})

test('signed in nowhere else, there is nothing to end', async () => {
  const { read } = await open(ok([entry('s2', true)]))
  await read()
  expect(said()).toContain('You are signed in nowhere else.')
  expect(buttons()).not.toContain('Sign out everywhere else')
})

test('a list that cannot be read says so, and can be asked for again', async () => {
  const { read } = await open(noAnswer)
  await read()
  expect(find('[role=alert]').textContent).toContain('Your sessions could not be read.')
  expect(buttons()).toContain('Try again')
})

test('offline the list may be old, and nothing can be ended', async () => {
  const { read, scope } = await open(ok([entry('s1', false), entry('s2', true)]))
  await read()
  await act(() => allSettled(networkChanged, { scope, params: false }))
  expect(said()).toContain('This list may have changed.')
  expect(find<HTMLButtonElement>('button', 'Sign out Firefox').disabled).toBe(true)
  expect(find<HTMLButtonElement>('button', 'Sign out everywhere else').disabled).toBe(true)
})

test('an empty form says what is missing, at its fields', async () => {
  const { scope, seen } = await open(ok([]))
  send(find('form'), new Event('submit', { bubbles: true, cancelable: true }))
  await act(() => allSettled(scope))
  expect(said()).toContain('Enter your current password.')
  expect(said()).toContain('Enter a new password.')
  expect(seen.sent.some(({ url }) => url.endsWith('changePassword'))).toBe(false)
})
