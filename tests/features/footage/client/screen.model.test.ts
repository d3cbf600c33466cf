import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import { waitFx } from '../../../../src/browser/clock'
import { $location, navigateFx } from '../../../../src/browser/location'
import { readStorageFx, writeStorageFx } from '../../../../src/browser/storage'
import {
  $footageQuery,
  $searchText,
  searchCleared,
  searchTyped,
  sortChosen,
  trashToggled,
  viewChosen,
} from '../../../../src/features/footage/client/screen.model'
import { screenOpened } from '../../../../src/shell/routing/screen.model'
import { footagePlace } from '../../../support/footage'

function aScreen(search = '', stored: string | null = null) {
  const steps: string[] = []
  const kept: Record<string, string> = {}
  const scope = fork({
    values: [[$location, footagePlace(search)]],
    handlers: [
      [waitFx, async () => {}],
      [readStorageFx, () => stored],
      [
        writeStorageFx,
        ({ key, value }: { key: string; value: string }) => void (kept[key] = value),
      ],
      [
        navigateFx,
        ({ to, replace }: { to: string; replace?: boolean }) => {
          steps.push(`${replace ? 'replace' : 'push'} ${to}`)
          return footagePlace(to.slice('/clips/list'.length))
        },
      ],
    ],
  })
  return { scope, steps, kept }
}

test('order and view stand in the address and are kept on the device', async () => {
  const { scope, steps, kept } = aScreen('?cust=c7')
  await allSettled(sortChosen, { scope, params: 'name' })
  await allSettled(viewChosen, { scope, params: 'list' })
  expect(steps).toEqual([
    'replace /clips/list?cust=c7&sort=name',
    'replace /clips/list?cust=c7&sort=name&view=list',
  ])
  expect(kept).toEqual({ 'ui.footage': 'sort=name&view=list' })
})

test('the screen opens as it was left on this device, unless the address says otherwise', async () => {
  const { scope } = aScreen('?view=grid', 'sort=duration&view=list')
  await allSettled(screenOpened, {
    scope,
    params: { routeId: 'clips.list', params: {}, customerId: 'c7' },
  })
  expect(scope.getState($footageQuery)).toMatchObject({ sort: 'duration', view: 'grid' })
})

test('a search goes into the address when the typing rests, in one step for all its letters', async () => {
  const { scope, steps } = aScreen()
  const typing = ['d', 'du', 'dus', 'dusk'].map((params) =>
    allSettled(searchTyped, { scope, params }),
  )
  expect(scope.getState($searchText)).toBe('dusk')
  await Promise.all(typing)
  expect(scope.getState($footageQuery).search).toBe('dusk')
  expect(new Set(steps)).toEqual(new Set(['replace /clips/list?search=dusk']))
})

test('clearing a search takes it out of the box and the address at once', async () => {
  const { scope, steps } = aScreen('?search=dusk')
  await allSettled(searchCleared, { scope })
  expect(scope.getState($searchText)).toBe('')
  expect(steps).toEqual(['replace /clips/list'])
})

test('the trash is a place to come back from, and begins without a search', async () => {
  const { scope, steps } = aScreen('?search=dusk')
  await allSettled(trashToggled, { scope })
  expect(scope.getState($footageQuery)).toMatchObject({ isTrash: true, search: '' })
  expect(steps).toEqual(['push /clips/list?trash=1'])
})
