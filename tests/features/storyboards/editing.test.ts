// What waits to be saved, what clashes, and what is told of what could not be done (work.md 3).
import { expect, test } from 'vitest'
import type { OutlineOp } from '../../../generated/facts/features/storyboards'
import {
  acknowledged,
  begunSending,
  edited,
  mostWaiting,
  opened,
  shownOf,
  undone,
  type Editing,
} from '../../../src/features/storyboards/editing'
import { settled } from '../../../src/features/storyboards/settled'
import type { Outline } from '../../../src/features/storyboards/outline'

const outline: Outline = {
  scenes: [{ id: 'scene-one', place: 'a0', values: { title: 'One' }, revs: {} }],
  shots: [
    { id: 'shot-one', sceneId: 'scene-one', place: 'a0', values: { title: 'Pier' }, revs: {} },
  ],
}
const begun = opened('board', outline, 1)

const titled = (title: string): OutlineOp => ({
  do: 'change',
  of: 'shot',
  id: 'shot-one',
  fields: ['title'],
  values: { title },
})
const type = (editing: Editing, title: string, typing?: string) =>
  edited(editing, [titled(title)], typing)
const titleIn = (editing: Editing) => shownOf(editing).shots[0]?.values.title

/** As many changes as can wait. */
const full = Array.from({ length: mostWaiting }).reduce<Editing>(
  (editing, _, at) => type(editing, `Take ${at}`),
  begun,
)

test('what is done once too much waits is told with its words, and changes nothing', () => {
  const more = type(full, 'One too many')
  expect(titleIn(more)).toBe(`Take ${mostWaiting - 1}`)
  expect(more.waiting).toBe(full.waiting)
  expect(more.lost).toEqual([
    {
      code: 'waiting',
      of: 'shot',
      id: 'shot-one',
      title: `Take ${mostWaiting - 1}`,
      words: ['One too many'],
    },
  ])
})

test('an undo that finds no room stays to be done', () => {
  const after = undone(full)
  expect(after.past).toBe(full.past)
  expect(after.lost).toMatchObject([{ code: 'waiting' }])
})

test('more of what is being typed takes no more room', () => {
  const almost = { ...full, waiting: full.waiting.slice(1) }
  const first = type(almost, 'Fog', 'title')
  const more = type(first, 'Fog over the pier', 'title')
  expect([titleIn(more), more.waiting.length, more.lost]).toEqual([
    'Fog over the pier',
    mostWaiting,
    [],
  ])
})

/** Somebody has written “Theirs” meanwhile; “Mine” was refused, and “Mine, longer” waits. */
function clashing() {
  const sent = begunSending(type(begun, 'Mine'))
  const waits = type(sent, 'Mine, longer')
  return acknowledged(waits, {
    storyboard: {} as never,
    outlineRev: 2,
    scenes: [],
    shots: [{ ...outline.shots[0]!, values: { title: 'Theirs' }, revs: { title: 1 } }],
    refused: [
      {
        code: 'clash',
        of: 'shot',
        id: 'shot-one',
        field: 'title',
        by: { id: 'chloe', name: 'Chloe' },
      },
    ],
  })
}

test.for([
  ['mine', 'Mine, longer', [{ title: 1 }]],
  ['theirs', 'Theirs', []],
] as const)(
  '%s is kept as it was written last, and is asked about once',
  ([whose, title, revs]) => {
    const editing = clashing()
    const after = settled(editing, editing.clashes[0]!, whose)
    expect(after.clashes).toEqual([])
    expect(titleIn(after)).toBe(title)
    expect(after.waiting.map((op) => op.revs)).toEqual(revs)
  },
)
