// Who else has the open storyboard open is seen, and told to them (work.md 3).
import { allSettled } from 'effector'
import { expect, test } from 'vitest'
import type { HeardPresence } from '../../../../generated/facts/features/events'
import type { TellPresenceRequest } from '../../../../generated/facts/features/storyboards'
import { pageLeft } from '../../../../src/browser/tabs'
import { outlineEdited } from '../../../../src/features/storyboards/client/outline.model'
import { $others } from '../../../../src/features/storyboards/client/presence.model'
import { shotsChosen } from '../../../../src/features/storyboards/client/view.model'
import '../../../../src/features/storyboards/client/storyboards.model'
import { eventHeard } from '../../../../src/shell/events/heard'
import { openArea } from '../../../support/area'
import { storyboardRow as row } from '../../../support/storyboards'

const scene = { id: 'scene-one', place: 'a0', values: { title: 'One' }, revs: {} }
const shot = { ...scene, id: 'shot-one', sceneId: 'scene-one' }
const other = { ...shot, id: 'shot-two', place: 'a1' }

async function openStoryboard() {
  const told: TellPresenceRequest[] = []
  const area = await openArea(
    'storyboards.list',
    {
      listStoryboards: () => ({ rows: [row], total: 1 }),
      getStoryboard: () => ({
        storyboard: row,
        outlineRev: 1,
        scenes: [scene],
        shots: [shot, other],
        threads: [],
        guests: [],
        slots: [],
        pictures: [],
      }),
      editStoryboard: () => ({
        storyboard: row,
        outlineRev: 2,
        scenes: [],
        shots: [shot],
        refused: [],
      }),
      tellPresence: (request: TellPresenceRequest) => (told.push(request), {}),
    },
    { search: '?open=s1' },
  )
  const { scope } = area
  const hear = (here: Partial<HeardPresence>) =>
    allSettled(eventHeard, {
      scope,
      params: { topic: 'storyboards', here: { ...said, ...here } },
    })
  const others = () => [...scope.getState($others).values()].map(({ person }) => person.name)
  return { ...area, told, hear, others }
}
const said: HeardPresence = {
  id: 's1',
  person: { id: 'chloe', name: 'Chloe' },
  isTyping: false,
  isNew: false,
  isGone: false,
}
const here = { storyboardId: 's1', isTyping: false, isNew: false, isGone: false }

test('whoever opens it says so, and where they are as soon as they rest there', async () => {
  const { scope, told, pass } = await openStoryboard()
  expect(told).toEqual([{ ...here, isNew: true }])
  const goTo = (shotId: string) => allSettled(shotsChosen, { scope, params: [shotId] })
  for (const shotId of ['shot-one', 'shot-two', 'shot-one', 'shot-two']) {
    await goTo(shotId)
    await pass(100)
  }
  expect(told).toHaveLength(1)
  await pass(300)
  expect(told.slice(1)).toEqual([{ ...here, shotId: 'shot-two' }])
})

test('that they type is said once, and that they have stopped', async () => {
  const { scope, told, pass } = await openStoryboard()
  const type = (title: string) =>
    allSettled(outlineEdited, {
      scope,
      params: {
        ops: [{ do: 'change', of: 'shot', id: 'shot-one', fields: ['title'], values: { title } }],
        typing: 'shot-one title',
      },
    })
  await type('T')
  await type('Th')
  await pass(3_000)
  await pass(300)
  expect(told.slice(1).map(({ isTyping }) => isTyping)).toEqual([true, false])
})

test('others are seen until they leave, or nothing is heard of them; not oneself in another tab', async () => {
  const { hear, others, pass } = await openStoryboard()
  await hear({})
  await hear({ person: { id: 'maya', name: 'Maya' } })
  await hear({ id: 's2', person: { id: 'adrian', name: 'Adrian' } })
  expect(others()).toEqual(['Chloe'])
  await hear({ isGone: true })
  expect(others()).toEqual([])
  await hear({})
  for (let beat = 0; beat < 3; beat += 1) await pass(20_000)
  expect(others()).toEqual([])
})

test('whoever has just come is answered at once, and everybody hears of it now and then', async () => {
  const { hear, told, pass } = await openStoryboard()
  await hear({ isNew: true })
  expect(told.slice(1)).toEqual([here])
  await pass(20_000)
  expect(told.slice(2)).toEqual([here])
})

test('whoever closes the page says that they go', async () => {
  const { scope, told } = await openStoryboard()
  await allSettled(pageLeft, { scope })
  expect(told.slice(1)).toEqual([{ ...here, isGone: true }])
})
