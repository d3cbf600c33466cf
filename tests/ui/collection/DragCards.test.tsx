// @vitest-environment jsdom
import { act } from 'react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { DragCards } from '../../../src/ui/collection/DragCards'
import { draw, press } from '../page'

const moved: number[] = []
beforeEach(() => void moved.splice(0))

/** Three cards, of which the second has the focus. */
function openCards(mayMove: boolean) {
  draw(
    <DragCards
      label="Shots"
      items={['a', 'b', 'c'].map((id) => ({ id }))}
      nameOf={({ id }) => id}
      chosen={['b']}
      onChoose={() => {}}
      drag={undefined}
      onStep={mayMove ? (by) => void moved.push(by) : undefined}
      empty="none"
    >
      {({ id }) => id}
    </DragCards>,
  )
  act(() => document.querySelectorAll<HTMLElement>('[role=row]')[1]!.focus())
}
const focused = () => document.activeElement?.textContent

test.each([
  { on: 'MacIntel', key: 'ArrowUp', by: -1 },
  { on: 'MacIntel', key: 'ArrowLeft', by: -1 },
  { on: 'MacIntel', key: 'ArrowDown', by: 1 },
  { on: 'MacIntel', key: 'ArrowRight', by: 1 },
  { on: 'Win32', key: 'ArrowDown', by: 1 },
])('on $on Alt and $key move the chosen card by $by, and the focus stays', ({ on, key, by }) => {
  const platform = vi.spyOn(navigator, 'platform', 'get').mockReturnValue(on)
  onTestFinished(() => platform.mockRestore())
  openCards(true)
  const { defaultPrevented } = press(key, { altKey: true })
  expect({ moved, defaultPrevented, focus: focused() }).toEqual({
    moved: [by],
    defaultPrevented: true,
    focus: 'b',
  })
})

test('the arrows alone, and Alt where nothing may be moved, move no card', () => {
  openCards(true)
  press('ArrowDown')
  openCards(false)
  press('ArrowDown', { altKey: true })
  expect(moved).toEqual([])
})
