// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { inheritFocusFx } from '../../src/browser/inheritFocus'

const button = (id: string) => document.getElementById(id) as HTMLButtonElement
const focused = () => document.activeElement?.id

beforeEach(() => {
  document.body.innerHTML = ['holder', 'heir', 'other']
    .map((id) => `<button id="${id}"></button>`)
    .join('')
  button('holder').focus()
})

test('what has the focus keeps it while it is on the page, and leaves it to the heir', async () => {
  await inheritFocusFx('heir')
  button('other').remove()
  await Promise.resolve()
  expect(focused()).toBe('holder')
  button('holder').remove()
  await Promise.resolve()
  expect(focused()).toBe('heir')
})

test('what is gone already leaves it at once', async () => {
  button('holder').remove()
  await inheritFocusFx('heir')
  expect(focused()).toBe('heir')
})

test('whoever goes elsewhere before is left there, and nothing is inherited later', async () => {
  await inheritFocusFx('heir')
  button('other').focus()
  button('other').remove()
  await Promise.resolve()
  expect(document.activeElement).toBe(document.body)
})
