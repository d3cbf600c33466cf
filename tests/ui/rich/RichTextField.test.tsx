// @vitest-environment jsdom
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { RichTextField } from '../../../src/ui/rich/RichTextField'
import type { Run } from '../../../src/ui/rich/runs'
import { select } from '../../../src/ui/rich/runsInPage'
import { draw, find, focus, press, send } from '../page'

const words = {
  bold: 'Bold',
  italic: 'Italic',
  link: 'Link',
  linkUrl: 'Leads to',
  setLink: 'Set',
  variable: 'Variable',
}
let said: readonly Run[]

interface WrittenProps {
  begins?: readonly Run[]
  isOneLine?: boolean
  isDisabled?: boolean
}

function Written({ begins = [], isOneLine, isDisabled }: WrittenProps) {
  const [runs, setRuns] = useState(begins)
  const hear = (next: readonly Run[]) => {
    said = next
    setRuns(next)
  }
  return (
    <RichTextField
      label="Text"
      {...{ words, runs, isOneLine, isDisabled }}
      onRunsChange={hear}
      nameOf={(name) => (name === 'name' ? 'First name' : undefined)}
      hasMarks
    />
  )
}

const field = () => find('[role=textbox]', 'Text')

beforeEach(() => {
  said = []
})

function type(text: string) {
  field().append(text)
  send(field(), new InputEvent('input', { bubbles: true }))
}

test('words are read as they are typed', () => {
  draw(<Written />)
  type('Hello')
  expect(said).toEqual([{ text: 'Hello' }])
})

test('disabled, no key changes it', () => {
  draw(<Written begins={[{ text: 'Hello Ada' }]} isDisabled />)
  focus(field())
  select(field(), { from: 6, to: 9 })
  document.dispatchEvent(new Event('selectionchange'))
  press('b', { ctrlKey: true })
  press('Enter')
  expect([said, field().textContent]).toEqual([[], 'Hello Ada'])
})

test('what is selected is marked by a key, and stays selected, before the page tells of it', () => {
  draw(<Written begins={[{ text: 'Hello Ada' }]} />)
  focus(field())
  select(field(), { from: 6, to: 9 })
  press('b', { ctrlKey: true })
  expect(said).toEqual([{ text: 'Hello ' }, { text: 'Ada', bold: true }])
  press('i', { ctrlKey: true })
  expect(said.at(-1)).toEqual({ text: 'Ada', bold: true, italic: true })
})

test('a variable that is typed is shown as one', () => {
  draw(<Written />)
  type('Hello {{name}}')
  expect(field().querySelector('[data-variable=name]')?.textContent).toBe('First name')
  expect(said).toEqual([{ text: 'Hello {{name}}' }])
})

test.each([
  ['breaks a line', false, 'One\n'],
  ['does nothing where there is one line', true, 'One'],
])('Enter %s', (_, isOneLine, becomes) => {
  said = [{ text: 'One' }]
  draw(<Written begins={said} isOneLine={isOneLine} />)
  focus(field())
  select(field(), { from: 3, to: 3 })
  press('Enter')
  expect(said).toEqual([{ text: becomes }])
})

test('what is pasted is text alone', () => {
  draw(<Written begins={[{ text: 'One' }]} isOneLine />)
  focus(field())
  select(field(), { from: 0, to: 3 })
  const pasted = new Event('paste', { bubbles: true, cancelable: true })
  Object.assign(pasted, { clipboardData: { getData: () => 'Two\nlines' } })
  send(field(), pasted)
  expect(said).toEqual([{ text: 'Two lines' }])
})
