// Who records a shot, as it is printed (work.md 3).
import { Provider } from 'effector-react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { usePersonOf } from '../../../../../../src/features/storyboards/client/editor/print/printed'
import '../../../../../../src/features/storyboards/client/storyboards.model'
import { openArea } from '../../../../../support/area'
import { storyboardRow as storyboard } from '../../../../../support/storyboards'

const scene = { id: 'scene-one', place: 'a0', values: {}, revs: {} }
const shotId = 'shot-one'
const thread = { shotId, taskId: 'task', state: 'assigned' }
const guests = {
  shotId,
  request: { id: 'r1', name: 'Tell us' },
  answers: 0,
  toReview: 0,
  accepted: 0,
}
const chloe = { id: 'chloe', name: 'Chloe' }

const Person = () => usePersonOf()(shotId)

/** No language is loaded here: a text shows as its key. */
test.for([
  ['nobody', {}, 'storyboards.thread.nobody'],
  ['one person', { threads: [{ ...thread, person: chloe }] }, 'Chloe'],
  ['any of several', { threads: [thread] }, 'storyboards.thread.anyOf'],
  ['guests', { guests: [guests] }, 'storyboards.thread.guests'],
  [
    'guests, of whom one was accepted',
    { guests: [{ ...guests, accepted: 1 }], threads: [{ ...thread, person: chloe }] },
    'storyboards.thread.guests',
  ],
] as const)('that %s is asked says who', async ([, asked, said]) => {
  const { scope } = await openArea(
    'storyboards.list',
    {
      listStoryboards: () => ({ rows: [storyboard], total: 1 }),
      getStoryboard: () => ({
        storyboard,
        outlineRev: 1,
        scenes: [scene],
        shots: [{ ...scene, id: shotId, sceneId: scene.id }],
        threads: [],
        guests: [],
        slots: [],
        pictures: [],
        ...asked,
      }),
      tellPresence: () => ({}),
    },
    { search: '?open=s1' },
  )
  const shown = renderToStaticMarkup(
    <Provider value={scope}>
      <Person />
    </Provider>,
  )
  expect(shown).toBe(said)
})
