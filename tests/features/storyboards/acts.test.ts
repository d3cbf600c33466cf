// What people do in the editor of a storyboard (work.md 3).
import { expect, test } from 'vitest'
import {
  addScene,
  addShots,
  linesOf,
  nameShots,
  stepScene,
  stepShot,
  withScript,
} from '../../../src/features/storyboards/acts'
import { emptyOutline, scenesOf, type Outline } from '../../../src/features/storyboards/outline'
import { applyOp } from '../../../src/features/storyboards/ops'
import type { OutlineOp } from '../../../generated/facts/features/storyboards'

const done = (outline: Outline, ops: readonly OutlineOp[]): Outline =>
  ops.reduce((before, op) => {
    const applied = applyOp(before, op)
    return 'outline' in applied ? applied.outline : before
  }, outline)

function storyOf(scenes: Readonly<Record<string, readonly string[]>>): Outline {
  return Object.entries(scenes).reduce((before, [sceneId, shots]) => {
    const begun = done(before, addScene(scenesOf(before), sceneId, sceneId))
    const rows = shots.map((id) => ({ id, values: { title: id } }))
    return done(begun, addShots(scenesOf(begun), { sceneId }, rows))
  }, emptyOutline)
}

const idsIn = (outline: Outline) =>
  Object.fromEntries(
    scenesOf(outline).map(({ scene, shots }) => [scene.id, shots.map(({ id }) => id)]),
  )

test.for([
  ['- The pier\n- The crane', ['The pier', 'The crane']],
  ['1. One\r\n2) Two\r\n\r\n', ['One', 'Two']],
  ['  just words  ', ['just words']],
  ['\n \n', []],
  ['x'.repeat(300), ['x'.repeat(200)]],
] as const)('what is pasted as %j is a shot for each of %j', ([text, titles]) => {
  expect(linesOf(text)).toEqual(titles)
})

test('a list that is pasted as the title of a shot names it, and more behind it', () => {
  const scene = done(emptyOutline, addScene([], 'scene-a', 'A'))
  const shots = ['shot-a', 'shot-z'].map((id) => ({ id, values: { title: '' } }))
  const story = done(scene, addShots(scenesOf(scene), { sceneId: 'scene-a' }, shots))
  const ids = ['shot-b', 'shot-c']
  const lines = linesOf('1. Door\n2. Desk\n3. Lunch')
  const ops = nameShots(scenesOf(story), story.shots[0]!, lines, () => ids.shift()!)
  const [named] = scenesOf(done(story, ops))
  expect(named?.shots.map(({ values }) => values.title)).toEqual(['Door', 'Desk', 'Lunch', ''])
})

test.for([
  [undefined, 'Good morning. ', 'Good morning.'],
  ['I am Mira.', 'Good morning.', 'I am Mira.\n\nGood morning.'],
  ['I am Mira.', ' ', 'I am Mira.'],
  ['x'.repeat(9_999), 'yy', `${'x'.repeat(9_999)}\n`],
] as const)('a script is copied behind what a shot says', ([said, words, script]) => {
  const scene = done(emptyOutline, addScene([], 'scene-a', 'A'))
  const values = said === undefined ? {} : { script: said }
  const shots = [{ id: 'shot-a', values }]
  const story = done(scene, addShots(scenesOf(scene), { sceneId: 'scene-a' }, shots))
  const [shot] = done(story, withScript(scenesOf(story), 'shot-a', words)).shots
  expect(shot?.values.script).toBe(script)
})

test('a shot comes behind the one that was chosen', () => {
  const story = storyOf({ 'scene-a': ['shot-a-1', 'shot-a-2'] })
  const ops = addShots(scenesOf(story), { sceneId: 'scene-a', after: 'shot-a-1' }, [
    { id: 'new-1', values: {} },
    { id: 'new-2', values: {} },
  ])
  expect(idsIn(done(story, ops))).toEqual({ 'scene-a': ['shot-a-1', 'new-1', 'new-2', 'shot-a-2'] })
})

test.for([
  ['shot-a-1', -1, { 'scene-a': ['shot-a-1', 'shot-a-2'], 'scene-b': ['shot-b-1'] }],
  ['shot-a-1', 1, { 'scene-a': ['shot-a-2', 'shot-a-1'], 'scene-b': ['shot-b-1'] }],
  ['shot-a-2', 1, { 'scene-a': ['shot-a-1'], 'scene-b': ['shot-a-2', 'shot-b-1'] }],
  ['shot-b-1', -1, { 'scene-a': ['shot-a-1', 'shot-a-2', 'shot-b-1'], 'scene-b': [] }],
  ['shot-b-1', 1, { 'scene-a': ['shot-a-1', 'shot-a-2'], 'scene-b': ['shot-b-1'] }],
] as const)('%s steps by %i, also into the next scene', ([id, by, expected]) => {
  const story = storyOf({ 'scene-a': ['shot-a-1', 'shot-a-2'], 'scene-b': ['shot-b-1'] })
  const shot = story.shots.find((each) => each.id === id)!
  expect(idsIn(done(story, stepShot(scenesOf(story), shot, by)))).toEqual(expected)
})

test('a scene takes its shots along', () => {
  const story = storyOf({ 'scene-a': ['shot-a-1'], 'scene-b': ['shot-b-1'] })
  const moved = done(story, stepScene(scenesOf(story), 'scene-b', -1))
  expect(Object.keys(idsIn(moved))).toEqual(['scene-b', 'scene-a'])
})
