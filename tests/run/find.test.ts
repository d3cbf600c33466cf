import { expect, test } from 'vitest'
import { findTests } from './find'

const paths = [
  'tests/features/footage/server/clips.test.ts',
  'tests/features/footage/client/panel.test.tsx',
  'tests/journeys/footage.journey.ts',
  'tests/journeys/footageChosen.journey.ts',
  'tests/journeys/uploadSurvives.test.ts',
  'tests/journeys/actions.ts',
]

test.each([
  [['footage'], [0, 1], ['2', '3'], []],
  [['Footage/server'], [0], [], []],
  [['./tests/journeys/footage.journey.ts'], [], ['2'], []],
  [['footageChosen.journey.ts:31'], [], ['3:31'], []],
  [['uploadSurvives', 'clips'], [4, 0], [], []],
  [['actions'], [], [], ['actions']],
  [['clips', 'nowhere'], [0], [], ['nowhere']],
])('%j finds its files and journeys', (words, unit, journeys, missed) => {
  expect(findTests(words, paths)).toEqual({
    unit: unit.map((index) => paths[index]),
    journeys: journeys.map((place) => place.replace(/^\d/, (index) => paths[Number(index)]!)),
    missed,
  })
})
