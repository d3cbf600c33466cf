// @vitest-environment jsdom
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { CardGrid } from '../../../src/ui/collection/CardGrid'
import type { Parts } from '../../../src/ui/collection/useGridLines'
import { click, draw, find, focus, giveLayout, press } from '../page'

giveLayout()

// 1000 px hold four cards in a row.
const clips = Array.from({ length: 400 }, (_, at) => ({ id: `c${at}`, title: `Clip ${at}.` }))

let heard: string[] = []
beforeEach(() => {
  heard = []
})

interface PageProps {
  items?: typeof clips
  chosen?: string[]
  parts?: Parts<(typeof clips)[number]>
}

function Page({ items = clips, chosen = [], parts }: PageProps) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set(chosen))
  return (
    <div style={{ overflowY: 'auto' }}>
      <output>{[...ids].join(' ')}</output>
      <CardGrid
        label="Clips"
        items={items}
        idOf={(clip) => clip.id}
        selectedIds={ids}
        onSelectionChange={setIds}
        onOpen={(clip) => heard.push(`open ${clip.id}`)}
        onEndReached={() => heard.push('end')}
        parts={parts}
        renderCard={(clip, { tabIndex, toggle }) => (
          <>
            <button type="button" tabIndex={tabIndex} onClick={toggle}>
              choose {clip.title}
            </button>
            <p>{clip.title}</p>
          </>
        )}
      />
    </div>
  )
}

const card = (at: number) => find('[role=gridcell]', `Clip ${at}.`)
const chosen = () => find('output').textContent
const current = () => document.activeElement?.getAttribute('data-item')

test('only the cards near the window are on the page, and the grid says how many there are', () => {
  draw(<Page />)
  expect(document.querySelectorAll('[role=gridcell]').length).toBeLessThan(40)
  expect(find('[role=grid]').getAttribute('aria-rowcount')).toBe('100')
})

test('the grid is one tab stop, with the controls of its current card', () => {
  draw(<Page />)
  const stops = [...document.querySelectorAll('[tabindex="0"]')]
  expect(stops.map((each) => each.textContent)).toEqual(['choose Clip 0.Clip 0.', 'choose Clip 0.'])
})

test('arrows walk the cards', () => {
  draw(<Page />)
  focus(card(0))
  press('ArrowRight')
  press('ArrowDown')
  expect(current()).toBe('c5')
  press('Home')
  expect(current()).toBe('c4')
})

test('the last card is reached though it was not drawn', () => {
  draw(<Page />)
  focus(card(0))
  press('End', { ctrlKey: true })
  expect(current()).toBe('c399')
})

test('Space chooses, and lets go', () => {
  draw(<Page />)
  focus(card(0))
  press(' ')
  press('ArrowRight')
  press(' ')
  expect(chosen()).toBe('c0 c1')
  press(' ')
  expect(chosen()).toBe('c0')
})

test('Shift and arrows extend, and shrink again', () => {
  draw(<Page />)
  focus(card(1))
  press('ArrowRight', { shiftKey: true })
  press('ArrowRight', { shiftKey: true })
  expect(chosen()).toBe('c1 c2 c3')
  press('ArrowLeft', { shiftKey: true })
  expect(chosen()).toBe('c1 c2')
})

test('Ctrl and A take all, Escape lets all go', () => {
  draw(<Page />)
  focus(card(0))
  press('a', { ctrlKey: true })
  expect(chosen()?.split(' ')).toHaveLength(400)
  press('Escape')
  expect(chosen()).toBe('')
})

test('Escape is left to others when nothing is chosen', () => {
  draw(<Page />)
  focus(card(0))
  expect(press('Escape').defaultPrevented).toBe(false)
})

test('Enter on a card opens it; on a control inside it is the control’s own', () => {
  draw(<Page />)
  focus(card(2))
  press('Enter')
  focus(find('button', 'choose Clip 3.'))
  press('Enter')
  expect(heard).toEqual(['open c2'])
})

test.each([
  { held: {}, does: 'open c2', chosen: '' },
  { held: { ctrlKey: true }, does: undefined, chosen: 'c2' },
  { held: { metaKey: true }, does: undefined, chosen: 'c2' },
])('a press with $held does $does and chooses "$chosen"', ({ held, does, chosen: ids }) => {
  draw(<Page />)
  click(find('p', 'Clip 2.'), held)
  expect(heard[0]).toBe(does)
  expect(chosen()).toBe(ids)
})

test('a press with Shift chooses everything from the last choice', () => {
  draw(<Page />)
  click(find('p', 'Clip 1.'), { ctrlKey: true })
  click(find('p', 'Clip 4.'), { shiftKey: true })
  expect(chosen()).toBe('c1 c2 c3 c4')
})

test('while anything is chosen, a plain press chooses too', () => {
  draw(<Page chosen={['c0']} />)
  click(find('p', 'Clip 2.'))
  expect(heard).toEqual([])
  expect(chosen()).toBe('c0 c2')
})

test('when the current card is gone, its neighbour is the tab stop', () => {
  draw(<Page />)
  focus(card(2))
  draw(<Page items={clips.filter((clip) => clip.id !== 'c2')} />)
  expect(card(3).tabIndex).toBe(0)
})

test('near the end it asks for more, once', () => {
  draw(<Page items={clips.slice(0, 8)} />)
  expect(heard).toEqual(['end'])
})

/** Six clips: one, then four, then one. */
const days: Parts<(typeof clips)[number]> = {
  keyOf: ({ id }) => (id === 'c0' ? 'today' : id === 'c5' ? 'before' : 'yesterday'),
  titleOf: ({ id }) => `The day of ${id}`,
}

test('cards of a part stand under its title', () => {
  draw(<Page items={clips.slice(0, 5)} parts={days} />)
  const lines = [...document.querySelectorAll('[role=row]')].map((row) =>
    [...row.children].map((each) => each.getAttribute('data-item') ?? each.textContent).join(' '),
  )
  expect(lines).toEqual(['The day of c0', 'c0', 'The day of c1', 'c1 c2 c3 c4'])
  expect(find('[role=grid]').getAttribute('aria-rowcount')).toBe('4')
})

test('arrows walk from part to part, and pass by their titles', () => {
  draw(<Page items={clips.slice(0, 6)} parts={days} />)
  focus(card(0))
  press('ArrowDown')
  press('ArrowRight')
  expect(current()).toBe('c2')
  press('ArrowDown')
  expect(current()).toBe('c5')
  press('ArrowUp')
  expect(current()).toBe('c1')
})
