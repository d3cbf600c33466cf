// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { createInputListener } from '../../src/browser/input'
import { Toast } from '../../src/ui/notices/Toast'
import { draw, find } from '../ui/page'

function heardAt(selector: string, words: string): number {
  let heard = 0
  createInputListener(() => (heard += 1))({ target: find(selector, words) })
  return heard
}

test('what input takes away stays until it is pressed: a press on it tells of itself', () => {
  draw(
    <>
      <p>the page</p>
      <Toast
        toast={{ id: 'idle', tone: 'warn', text: '12 Seconds remaining', actionLabel: 'Stay' }}
        closeLabel="Close notification"
        onAction={() => {}}
        onClose={() => {}}
      />
    </>,
  )
  expect(heardAt('p', 'the page')).toBe(1)
  expect(heardAt('p', 'Seconds remaining')).toBe(1)
  expect(heardAt('button', 'Stay')).toBe(0)
})
