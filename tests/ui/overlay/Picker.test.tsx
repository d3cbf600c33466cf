// @vitest-environment jsdom
import { act, useState } from 'react'
import { expect, test } from 'vitest'
import { Picker, type PickerOption } from '../../../src/ui/overlay/Picker'
import { click, draw, find, focus, giveLayout, press } from '../page'

giveLayout()

const clips = ['Archive reel', 'Harbour at dawn'].map((name) => ({ id: name, name }))

interface PageProps {
  readonly options: readonly PickerOption[]
  readonly onOpen?: (text: string) => void
}

function Page({ options, onOpen = () => undefined }: PageProps) {
  const [picked, setPicked] = useState<readonly PickerOption[]>([])
  return (
    <Picker
      label="Footage"
      picked={picked}
      onPickedChange={setPicked}
      options={options}
      onOpen={onOpen}
      onSearch={() => undefined}
      onMoreNeeded={() => undefined}
      isSingle
      isLoading={false}
      hasMore={false}
      emptyText="Nothing is found."
      openLabel="Choose"
      removeLabel={(name) => `Remove ${name}`}
    />
  )
}

const input = () => find<HTMLInputElement>('input[role=combobox]')
const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!

function type(text: string): void {
  focus(input())
  act(() => {
    setValue.call(input(), text)
    input().dispatchEvent(new InputEvent('input', { bubbles: true }))
  })
}

test.each([
  { by: 'the focus', ask: () => focus(input()), isOpen: false },
  { by: 'a press', ask: () => click(input()), isOpen: true },
  { by: 'the arrow down', ask: () => (focus(input()), press('ArrowDown')), isOpen: true },
  { by: 'typing', ask: () => type('Arch'), isOpen: true },
])('by $by the list opens: $isOpen', ({ ask, isOpen }) => {
  draw(<Page options={clips} />)
  ask()
  expect(document.querySelector('[role=listbox]') !== null).toBe(isOpen)
})

test('what is typed stays when the server has answered, until something is picked', () => {
  draw(<Page options={clips} />)
  type('Arch')
  draw(<Page options={clips.slice(0, 1)} />)
  expect(input().value).toBe('Arch')
  click(find('[role=option]', 'Archive reel'))
  expect(input().value).toBe('')
  draw(<Page options={clips} />)
  expect([input().ariaExpanded, document.querySelector('[role=listbox]')]).toEqual(['false', null])
  expect(find('button', 'Remove Archive reel')).toBeDefined()
})

test.each([
  { by: 'typing', ask: () => type('Arch'), text: 'Arch' },
  { by: 'a press', ask: () => click(input()), text: '' },
])('opened by $by the list is asked for what stands in the field: “$text”', ({ ask, text }) => {
  const opened: string[] = []
  draw(<Page options={clips} onOpen={(typed) => opened.push(typed)} />)
  ask()
  expect(opened).toEqual([text])
})
