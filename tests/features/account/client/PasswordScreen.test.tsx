// @vitest-environment jsdom
import { allSettled } from 'effector'
import { act } from 'react'
import { expect, test } from 'vitest'
import { networkChanged } from '../../../../src/browser/network'
import { noAnswer, ok } from '../../../support/browserEdge'
import { click, find, send } from '../../../ui/page'
import { drawPage, entry, openPage } from './passwordPage'

const said = () => document.body.textContent
const buttons = () => [...document.querySelectorAll('button')].map((button) => button.textContent)

test('while the sessions are read the place for them is kept', async () => {
  await drawPage()
  expect(find('output').textContent).toBe('Your sessions are being read')
})

test('this device has no button of its own; another one is asked about first', async () => {
  const { seen } = await openPage({ listSessions: ok([entry('s1'), entry('s2', true)]) })
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
  await openPage({ listSessions: ok([entry('s2', true)]) })
  expect(said()).toContain('You are signed in nowhere else.')
  expect(buttons()).not.toContain('Sign out everywhere else')
})

test('a list that cannot be read says so, and can be asked for again', async () => {
  await openPage({ listSessions: noAnswer })
  expect(find('[role=alert]', 'Your sessions could not be read.')).toBeDefined()
  expect(buttons()).toContain('Try again')
})

test('offline the list may be old, and nothing can be ended', async () => {
  const { scope } = await openPage({ listSessions: ok([entry('s1'), entry('s2', true)]) })
  await act(() => allSettled(networkChanged, { scope, params: false }))
  expect(said()).toContain('This list may have changed.')
  expect(find<HTMLButtonElement>('button', 'Sign out Firefox').disabled).toBe(true)
  expect(find<HTMLButtonElement>('button', 'Sign out everywhere else').disabled).toBe(true)
})

test('an empty form says what is missing, at its fields', async () => {
  const { scope, seen } = await openPage({})
  send(find('form'), new Event('submit', { bubbles: true, cancelable: true }))
  await act(() => allSettled(scope))
  expect(said()).toContain('Enter your current password.')
  expect(said()).toContain('Enter a new password.')
  expect(seen.sent.some(({ url }) => url.endsWith('changePassword'))).toBe(false)
})
