// Steps of editing a storyboard and what undoes them, in random histories (work.md 3).
import {
  array,
  assert,
  constantFrom,
  nat,
  property,
  record,
  string,
  tuple,
  type Arbitrary,
} from 'fast-check'
import { expect, test } from 'vitest'
import type { OutlineOp } from '../../../generated/facts/features/storyboards'
import {
  addScene,
  addShots,
  moveShot,
  stepScene,
  stepShot,
} from '../../../src/features/storyboards/acts'
import {
  edited,
  mostSteps,
  opened,
  shownOf,
  undone,
  redone,
  type Editing,
} from '../../../src/features/storyboards/editing'
import {
  emptyOutline,
  mostScenes,
  mostShots,
  scenesOf,
  shotsOf,
  type Outline,
} from '../../../src/features/storyboards/outline'
import { sized } from '../../support/sizes'
import { applyOp, inverseOf } from '../../../src/features/storyboards/ops'

const after = (outline: Outline, op: OutlineOp): Outline => {
  const applied = applyOp(outline, op)
  return 'outline' in applied ? applied.outline : outline
}

/** An act of somebody, by three numbers that say which scene, which shot and where. */
const anAct = record({
  do: constantFrom(
    'scene',
    'shot',
    'title',
    'script',
    'move',
    'step',
    'stepScene',
    'remove',
    'removeScene',
  ),
  one: nat(9),
  two: nat(9),
  text: string({ maxLength: 8 }),
})
type Act = typeof anAct extends Arbitrary<infer Of> ? Of : never

let ids = 0
const newId = () => `thing-${(ids += 1)}`

function opsOf(outline: Outline, { do: what, one, two, text }: Act): OutlineOp[] {
  const scenes = scenesOf(outline)
  const scene = scenes[one % Math.max(1, scenes.length)]?.scene
  const shots = shotsOf(outline)
  const shot = shots[two % Math.max(1, shots.length)]
  if (what === 'scene' || !scene) return addScene(scenes, newId(), text)
  if (what === 'stepScene') return stepScene(scenes, scene.id, one % 2 === 0 ? 1 : -1)
  if (what === 'removeScene') return [{ do: 'remove', of: 'scene', id: scene.id }]
  if (what === 'shot' || !shot) {
    const to = { sceneId: scene.id, after: shot?.id }
    return addShots(scenes, to, [{ id: newId(), values: { title: text } }])
  }
  if (what === 'move') return moveShot(scenes, shot.id, { sceneId: scene.id, at: two })
  if (what === 'step') return stepShot(scenes, shot, one % 2 === 0 ? 1 : -1)
  if (what === 'remove') return [{ do: 'remove', of: 'shot', id: shot.id }]
  const values = text === '' ? {} : { [what]: text }
  return [{ do: 'change', of: 'shot', id: shot.id, fields: [what], values }]
}

const bytes = (outline: Outline) => JSON.stringify(scenesOf(outline))

test('each step is undone by its inverse, byte for byte, whatever was done before', () => {
  assert(
    property(array(anAct, { maxLength: 40 }), (acts) => {
      let outline: Outline = emptyOutline
      for (const act of acts)
        for (const op of opsOf(outline, act)) {
          const next = after(outline, op)
          const back = next === outline ? next : after(next, inverseOf(outline, op))
          expect(bytes(back)).toBe(bytes(outline))
          outline = next
        }
    }),
    sized(3_000),
  )
})

test('undo of all that was done leads to the first outline, and redo to the last', () => {
  assert(
    property(array(anAct, { minLength: 1, maxLength: mostSteps }), (acts) => {
      let editing: Editing = opened('board', emptyOutline, 1)
      for (const act of acts.slice(0, mostSteps - 1))
        editing = edited(editing, opsOf(shownOf(editing), act))
      const last = bytes(shownOf(editing))
      // What waits is saved meanwhile.
      const saved = () => ({ ...editing, base: shownOf(editing), waiting: [] })
      while (editing.past.length > 0) editing = undone(saved())
      expect(bytes(shownOf(editing))).toBe(bytes(emptyOutline))
      while (editing.future.length > 0) editing = redone(saved())
      expect(bytes(shownOf(editing))).toBe(last)
    }),
    sized(3_000),
  )
})

test('what comes a second time changes nothing', () => {
  assert(
    property(array(anAct, { maxLength: 30 }), (acts) => {
      let outline: Outline = emptyOutline
      for (const act of acts)
        for (const op of opsOf(outline, act)) {
          outline = after(outline, op)
          expect(bytes(after(outline, op))).toBe(bytes(outline))
        }
    }),
    sized(3_000),
  )
})

test('shots that several move at once all stay, in one order for everybody', () => {
  assert(
    property(array(tuple(nat(5), nat(6), nat(6)), { minLength: 2, maxLength: 12 }), (moves) => {
      const begun = addShots([], { sceneId: 'scene-one' }, [])
      const scene = addScene([], 'scene-one', 'One')
      const first = [...scene, ...begun].reduce(after, emptyOutline)
      const shots = Array.from({ length: 6 }, (_, at) => ({ id: `shot-nr-${at}`, values: {} }))
      const outline = addShots(scenesOf(first), { sceneId: 'scene-one' }, shots).reduce(
        after,
        first,
      )
      // Each has seen what stood there before any of the others moved something.
      const ops = moves.flatMap(([who, at]) =>
        moveShot(scenesOf(outline), `shot-nr-${who}`, { sceneId: 'scene-one', at }),
      )
      const moved = ops.reduce(after, outline)
      expect(
        shotsOf(moved)
          .map(({ id }) => id)
          .toSorted(),
      ).toEqual(shots.map(({ id }) => id))
      // And whoever comes next can still put something anywhere.
      for (let at = 0; at <= 6; at += 1) {
        const next = moveShot(scenesOf(moved), 'shot-nr-0', { sceneId: 'scene-one', at })
        expect(shotsOf(next.reduce(after, moved))).toHaveLength(6)
      }
    }),
    sized(3_000),
  )
})

test.for([
  ['scene', mostScenes],
  ['shot', mostShots],
] as const)('of a storyboard with as many as can be, one more %s is refused', ([of, most]) => {
  const scene = addScene([], 'scene-one', 'One').reduce(after, emptyOutline)
  const full = Array.from({ length: most }, (_, at) => `${of}-number-${at}`).reduce(
    (outline, id) => after(outline, { do: 'add', of, id, place: 'a1', sceneId: 'scene-one' }),
    of === 'scene' ? emptyOutline : scene,
  )
  const more: OutlineOp = { do: 'add', of, id: 'one-too-many', place: 'a2', sceneId: 'scene-one' }
  expect(applyOp(full, more)).toEqual({ refusal: 'full' })
})

test.for([
  ['change', { fields: ['title' as const], values: { title: 'x' } }],
  ['move', { place: 'a5', sceneId: 'scene-one' }],
  ['remove', {}],
  ['restore', {}],
] as const)('what is not there any more cannot be reached by %s', ([what, given]) => {
  const op = { do: what, of: 'shot', id: 'not-there', ...given } as OutlineOp
  expect(applyOp(emptyOutline, op)).toEqual({ refusal: 'gone' })
})
