// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { SidePanel } from '../../../src/ui/page/SidePanel'
import { draw, find, focus, press } from '../page'

function drawPanel(staysOpen: boolean) {
  const closed: string[] = []
  draw(
    <SidePanel
      subject="harbour"
      title="Harbour"
      closeLabel="Close"
      onClose={() => closed.push('panel')}
      staysOpen={staysOpen}
    >
      <input aria-label="Title" />
      <button type="button">Split</button>
    </SidePanel>,
  )
  return closed
}

test('Escape closes what stands beside a list', () => {
  const closed = drawPanel(false)
  focus(find('input', 'Title'))
  expect(press('Escape').defaultPrevented).toBe(true)
  expect(closed).toEqual(['panel'])
})

test('where a document is edited, Escape leaves the field, then is the document’s, and closes nothing', () => {
  const closed = drawPanel(true)
  focus(find('input', 'Title'))
  expect(press('Escape').defaultPrevented).toBe(true)
  expect(document.activeElement).toBe(document.body)
  focus(find('button', 'Split'))
  expect(press('Escape').defaultPrevented).toBe(false)
  expect(closed).toEqual([])
})
