// @vitest-environment jsdom
import { useState } from 'react'
import { expect, test } from 'vitest'
import { ChoiceList } from '../../../src/ui/collection/ChoiceList'
import { click, draw, find, focus, press } from '../page'

const choices = ['All', 'Board', 'News'].map((label) => ({ id: label.toLowerCase(), label }))

function Page() {
  const [id, setId] = useState('board')
  return <ChoiceList label="Channels" choices={choices} currentId={id} onChoose={setId} />
}

const choice = (name: string) => find('button', name)
const current = () => find('[aria-current=true]').textContent

test('it is one tab stop, the current choice', () => {
  draw(<Page />)
  const stops = [...document.querySelectorAll('[tabindex="0"]')]
  expect(stops.map((each) => each.textContent)).toEqual(['Board'])
})

test.each([
  { keys: ['ArrowDown'], on: 'News' },
  { keys: ['ArrowUp'], on: 'All' },
  { keys: ['End', 'ArrowDown'], on: 'News' },
  { keys: ['Home'], on: 'All' },
])('$keys lead to $on, which is not chosen yet', ({ keys, on }) => {
  draw(<Page />)
  focus(choice('Board'))
  for (const key of keys) press(key)
  expect(document.activeElement?.textContent).toBe(on)
  expect(current()).toBe('Board')
})

test('a press chooses', () => {
  draw(<Page />)
  click(choice('News'))
  expect(current()).toBe('News')
})
