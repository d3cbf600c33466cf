// @vitest-environment jsdom
import { act, useState } from 'react'
import { expect, test } from 'vitest'
import { Picker, type PickerOption } from '../../../src/ui/overlay/Picker'
import { click, draw, find, focus, giveLayout, press } from '../page'

giveLayout()

const clips = ['Archive reel', 'Harbour at dawn'].map((name) => ({ id: name, name }))

function Page({ options }: { options: readonly PickerOption[] }) {
  const [picked, setPicked] = useState<readonly PickerOption[]>([])
  return (
    <Picker
      label="Footage"
      picked={picked}
      onPickedChange={setPicked}
      options={options}
      onOpen={() => undefined}
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
