import { allSettled } from 'effector'
import { expect, test } from 'vitest'
import '../../../../src/features/footage/client/footage.model'
import {
  $footageQuery,
  $searchText,
  searchCleared,
  searchTyped,
  sortChosen,
  trashToggled,
  viewChosen,
} from '../../../../src/features/footage/client/screen.model'
import { navigateFx } from '../../../../src/browser/location'
import { openArea } from '../../../support/area'
import { aPage, footagePlace } from '../../../support/footage'

async function aScreen(search = '', kept?: string) {
  const steps: string[] = []
  const page = await openArea(
    'clips.list',
    { listClips: () => aPage([]) },
    {
      search,
      stored: kept === undefined ? {} : { 'ui.footage': kept },
      handlers: [
        [
          navigateFx,
          ({ to, replace }: { to: string; replace?: boolean }) => {
            steps.push(`${replace ? 'replace' : 'push'} ${to}`)
            return footagePlace(to.slice('/clips/list'.length))
          },
        ],
      ],
    },
  )
  return { ...page, steps }
}

test('order and view stand in the address and are kept on the device', async () => {
  const { scope, steps, stored } = await aScreen('?from=letter')
  await allSettled(sortChosen, { scope, params: 'name' })
  await allSettled(viewChosen, { scope, params: 'list' })
  expect(steps).toEqual([
    'replace /clips/list?from=letter&sort=name',
    'replace /clips/list?from=letter&sort=name&view=list',
  ])
  expect(stored.get('ui.footage')).toBe('sort=name&view=list')
})

test('the screen opens as it was left on this device, unless the address says otherwise', async () => {
  const { scope } = await aScreen('?view=grid', 'sort=duration&view=list')
  expect(scope.getState($footageQuery)).toMatchObject({ sort: 'duration', view: 'grid' })
})

test('a search goes into the address when the typing rests, in one step for all its letters', async () => {
  const { scope, steps, pass } = await aScreen()
  for (const text of ['d', 'du', 'dus', 'dusk']) {
    await allSettled(searchTyped, { scope, params: text })
    await pass(100)
  }
  expect(scope.getState($searchText)).toBe('dusk')
  expect(steps).toEqual([])
  await pass(100)
  expect(scope.getState($footageQuery).search).toBe('dusk')
  expect(steps).toEqual(['replace /clips/list?search=dusk'])
})

test('clearing a search takes it out of the box and the address at once', async () => {
  const { scope, steps } = await aScreen('?search=dusk')
  await allSettled(searchCleared, { scope })
  expect(scope.getState($searchText)).toBe('')
  expect(steps).toEqual(['replace /clips/list'])
})

test('the trash is a place to come back from, and begins without a search', async () => {
  const { scope, steps } = await aScreen('?search=dusk')
  await allSettled(trashToggled, { scope })
  expect(scope.getState($footageQuery)).toMatchObject({ isTrash: true, search: '' })
  expect(steps).toEqual(['push /clips/list?trash=1'])
})
