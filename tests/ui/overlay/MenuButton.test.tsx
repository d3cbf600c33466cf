// @vitest-environment jsdom
import { act } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { MenuButton } from '../../../src/ui/overlay/MenuButton'
import { click, draw, find, focus, press } from '../page'

let chosen: string[] = []
beforeEach(() => {
  chosen = []
})

function drawMenu() {
  draw(
    <MenuButton
      label="Sort by"
      selection="single"
      items={[
        { id: 'newest', label: 'Newest', isChecked: true },
        { id: 'name', label: 'Name' },
      ]}
      onAction={(id) => chosen.push(id)}
    >
      {(trigger) => (
        <button type="button" {...trigger}>
          Newest
        </button>
      )}
    </MenuButton>,
  )
}

const button = () => find('button', 'Newest')
/** The menu, once it has been fetched. */
async function menu() {
  await act(async () => {
    await import('../../../src/ui/overlay/Menu')
  })
  await act(async () => {})
  return find('[role=menu]', 'Sort by')
}

test('the menu is not on the page before it is asked for', () => {
  drawMenu()
  expect(button().getAttribute('aria-haspopup')).toBe('menu')
  expect(button().getAttribute('aria-expanded')).toBe('false')
  expect(document.querySelector('[role=menu]')).toBeNull()
})

test('a press opens it, a choice is told and closes it', async () => {
  drawMenu()
  click(button())
  await menu()
  expect(find('[role=menuitemradio]', 'Newest').getAttribute('aria-checked')).toBe('true')
  click(find('[role=menuitemradio]', 'Name'))
  expect(chosen).toEqual(['name'])
  expect(button().getAttribute('aria-expanded')).toBe('false')
})

test('the down arrow opens it and takes the focus in; Escape closes it', async () => {
  drawMenu()
  focus(button())
  press('ArrowDown')
  await menu()
  expect(document.activeElement?.getAttribute('role')).toMatch(/^menu/)
  press('Escape')
  expect(button().getAttribute('aria-expanded')).toBe('false')
})
