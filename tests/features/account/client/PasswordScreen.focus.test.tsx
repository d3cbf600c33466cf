// @vitest-environment jsdom
import { allSettled } from 'effector'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sessionsTitleId } from '../../../../src/features/account/client/ending.model'
import { submitId } from '../../../../src/features/account/client/password.model'
import { linksTitleId } from '../../../../src/features/account/client/thirdPartyLinks.model'
import { ok } from '../../../support/browserEdge'
import { find } from '../../../ui/page'
import { account, entry, openPage, serviceName, type Answers } from './passwordPage'

/** What has the focus when an act is over: never the body, from which a keyboard starts anew. */
const focused = () => {
  const { activeElement } = document
  return activeElement?.id || activeElement?.getAttribute('aria-label') || activeElement?.tagName
}

// The page draws by itself: what is gone takes the focus along at that moment.
beforeEach(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }))
afterEach(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }))

function press(words: string): void {
  const button = find('button', words)
  button.focus()
  button.click()
}

async function open(answers: Answers = {}) {
  const { scope } = await openPage({
    listSessions: ok([entry('s1'), entry('s2', true)]),
    getThirdPartyLinks: ok({ thirdPartyName: serviceName, accounts: [account] }),
    ...answers,
  })
  return scope
}

test.each([
  { act: 'Sign out Firefox on Linux', confirm: 'Sign out' },
  { act: 'Sign out everywhere else', confirm: 'Sign out everywhere else' },
])('after $act it is the heading above the row that is gone', async ({ act, confirm }) => {
  const scope = await open({ endOtherSessions: ok({ ended: 1 }) })
  press(act)
  await expect.poll(() => document.querySelector('[role=alertdialog]')).not.toBeNull()
  const buttons = [...document.querySelectorAll<HTMLElement>('[role=alertdialog] button')]
  const last = buttons.find((button) => button.textContent === confirm)
  last?.focus()
  last?.click()
  await allSettled(scope)
  await expect.poll(() => document.querySelector('[role=alertdialog]')).toBeNull()
  await expect.poll(focused).toBe(sessionsTitleId)
})

test('after a question that is cancelled it is the button that asked', async () => {
  await open()
  press('Sign out Firefox on Linux')
  await expect.poll(() => document.querySelector('[role=alertdialog]')).not.toBeNull()
  press('Cancel')
  await expect.poll(focused).toBe('Sign out Firefox on Linux')
})

test('after an account is disconnected it is the heading above it', async () => {
  const scope = await open()
  press('Disconnect ada@')
  await allSettled(scope)
  await expect.poll(focused).toBe(linksTitleId)
})

test.each(['currentPassword', 'newPassword'])(
  'after a change of password in %s it is the button of the emptied form',
  async (name) => {
    const scope = await open()
    const given = { currentPassword: 'secret', newPassword: 'Quiet river, seven stones' }
    for (const [field, text] of Object.entries(given))
      find<HTMLInputElement>(`input[name=${field}]`).value = text
    find(`input[name=${name}]`).focus()
    find<HTMLFormElement>('form').requestSubmit()
    await allSettled(scope)
    await expect.poll(focused).toBe(submitId)
    expect(find<HTMLInputElement>('input[name=newPassword]').value).toBe('')
  },
)
