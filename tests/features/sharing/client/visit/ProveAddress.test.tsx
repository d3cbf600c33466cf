// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { createSay } from '../../../../../src/browser/text/createSay'
import { ProveAddress } from '../../../../../src/features/sharing/client/visit/ProveAddress'
import { VisitContext } from '../../../../../src/features/sharing/client/visit/useVisit'
import { createVisit } from '../../../../../src/features/sharing/client/visit/visit'
import { draw, find, send } from '../../../../ui/page'

const words = JSON.parse(readFileSync('generated/assets/i18n/en/sharing.json', 'utf8')) as Record<
  string,
  string
>
const given = { key: 'k', view: null, words, language: 'en', timezone: 'UTC', product: 'Reelwork' }
const written = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!

afterEach(() => void vi.unstubAllGlobals())

/** As a browser takes it, which cuts what is typed before the page hears of it. */
function type(text: string) {
  const input = find<HTMLInputElement>('input')
  const taken = input.maxLength < 0 ? text : text.slice(0, input.maxLength)
  written.set!.call(input, taken)
  send(input, new InputEvent('input', { bubbles: true }))
  return input.value
}

test.each(['842425', '842 425', ' 842-425 ', '842 425 1'])(
  'the code typed as "%s"',
  async (text) => {
    vi.stubGlobal('fetch', () =>
      Promise.resolve(Response.json({ status: 'Ok', clientResponse: {} })),
    )
    const visit = createVisit({ ...given, sendsMail: true })
    draw(
      <VisitContext value={{ visit, say: createSay('en', words) }}>
        <ProveAddress />
      </VisitContext>,
    )
    type('ada@northwind.example')
    await act(async () => find<HTMLFormElement>('form').requestSubmit())
    await expect.poll(() => document.querySelector('output')?.textContent).toContain('ada@')
    expect(type(text)).toBe('842425')
  },
)
