// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { FileDrop } from '../../../src/ui/drop/FileDrop'
import { draw, find, send } from '../page'

let received: string[] = []
beforeEach(() => {
  received = []
})

function drawArea(isDisabled = false) {
  draw(
    <FileDrop
      dropLabel="Drop to upload"
      isDisabled={isDisabled}
      onFiles={(files) => received.push(...files.map((file) => file.name))}
    >
      <p>clips</p>
    </FileDrop>,
  )
}

/** A drag event as browsers send it; jsdom has no DataTransfer. */
function drag(
  type: string,
  { kind = 'Files', files = [] as string[], folders = [] as string[] } = {},
) {
  const event = new Event(type, { bubbles: true, cancelable: true })
  const all = [...files, ...folders].map((name) => new File(['x'], name))
  const items = all.map((file) => ({
    getAsFile: () => file,
    webkitGetAsEntry: () => ({ isDirectory: folders.includes(file.name) }),
  }))
  Object.assign(event, { dataTransfer: { types: [kind], files: all, items, dropEffect: 'none' } })
  return event
}

const isOver = () => document.body.textContent?.includes('Drop to upload') === true

test('files over the area show where they would go, until they leave', () => {
  drawArea()
  send(find('p', 'clips'), drag('dragenter'))
  expect(isOver()).toBe(true)
  send(find('p', 'clips'), drag('dragleave'))
  expect(isOver()).toBe(false)
})

test('moving from one part of the area to another does not flicker', () => {
  drawArea()
  send(find('p', 'clips'), drag('dragenter'))
  send(find('p', 'clips').parentElement!, drag('dragenter'))
  send(find('p', 'clips'), drag('dragleave'))
  expect(isOver()).toBe(true)
})

test('all dropped files are handed over', () => {
  drawArea()
  const drop = drag('drop', { files: ['a.mp4', 'b.webm'] })
  send(find('p', 'clips'), drop)
  expect(received).toEqual(['a.mp4', 'b.webm'])
  expect(drop.defaultPrevented).toBe(true)
  expect(isOver()).toBe(false)
})

test('a folder among them is left out', () => {
  drawArea()
  send(find('p', 'clips'), drag('drop', { files: ['a.mp4'], folders: ['shoot'] }))
  expect(received).toEqual(['a.mp4'])
})

test('dragged text is not ours', () => {
  drawArea()
  send(find('p', 'clips'), drag('dragenter', { kind: 'text/plain' }))
  expect(isOver()).toBe(false)
})

test('a disabled area takes nothing', () => {
  drawArea(true)
  send(find('p', 'clips'), drag('dragenter'))
  send(find('p', 'clips'), drag('drop', { files: ['a.mp4'] }))
  expect([isOver(), received]).toEqual([false, []])
})
