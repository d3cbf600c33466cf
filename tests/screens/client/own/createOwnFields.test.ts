import { allSettled } from 'effector'
import { describe, expect, test } from 'vitest'
import type { CallId } from '../../../../generated/facts/calls'
import { createFormModel } from '../../../../src/screens/client/form/createFormModel'
import type { Speaker } from '../../../../src/screens/client/cells/valueText'
import { createListModel } from '../../../../src/screens/client/list/createListModel'
import type { RowsRequest } from '../../../../src/screens/client/list/screenCalls'
import { chipsIn, fieldLabel } from '../../../../src/screens/client/own/ownScreen'
import { openArea } from '../../../support/area'
import { http } from '../../../support/browserEdge'
import { aCall, aPageOf, aPerson, people } from '../../../support/listScreen'

const Screen = () => null
const drawn = {
  ...people,
  calls: { ...people.calls, extra: aCall('listTraits', { idempotent: true }) },
  bar: ['state', 'extra'],
}
const speaker = { say: String } as unknown as Speaker
const list = createListModel({ screen: drawn, isOurs: (open) => open?.Screen === Screen })
const form = createFormModel({ screen: drawn, rows: list.beside })
const { layout, place } = list

const skills = { traitId: 'T1', name: 'Skills', kind: 'multi', choices: ['Sound', 'Light'] }
const years = { traitId: 'T2', name: 'Years', kind: 'number', choices: [] }

async function aList(search: string, traits: () => unknown = () => ({ rows: [skills, years] })) {
  const asked: RowsRequest[] = []
  const area = await openArea(
    'clips.list',
    {
      ['listPeople' as CallId]: (request: RowsRequest) => (asked.push(request), aPageOf('ab')),
      ['listTraits' as CallId]: traits,
    },
    { search, Screen },
  )
  const filters = () => asked.filter((each) => each.limit === 60).map((each) => each.filters ?? [])
  return { ...area, filters }
}

describe('the customer’s own fields', () => {
  test('are filters, columns and inputs of the screen, by their names', async () => {
    const { scope } = await aList('')
    const screen = scope.getState(list.$screen)
    expect(screen.filters).toEqual([...people.filters, 'extra.T1', 'extra.T2'])
    expect(fieldLabel(screen, 'extra.T1', String)).toBe('Skills')
    expect(screen.bar).toEqual(['state', 'extra.T1'])
    const row = aPerson('a', { extra: { T1: ['Sound', 'Light'], T2: 3 } })
    expect(chipsIn(screen, 'extra', row, speaker)).toEqual(['Sound', 'Light'])
    expect(chipsIn(screen, 'roles', row, speaker)).toEqual(['Creator'])

    await allSettled(layout.columnsChosen, { scope, params: ['extra.T2', 'roles', 'extra.T9'] })
    expect(scope.getState(layout.$columns)).toEqual([
      people.columns[0],
      { field: 'extra.T2', as: 'count' },
      people.columns[1],
    ])
    expect(scope.getState(form.$ownInputs)).toEqual([
      expect.objectContaining({ field: 'extra.T1', kind: 'texts', choices: skills.choices }),
      expect.objectContaining({ field: 'extra.T2', kind: 'number', type: 'number' }),
    ])
  })

  test.each([
    ['before they are known', undefined],
    ['while they cannot be read', () => http(500, {})],
  ])('are asked for by a link, %s', async (_, traits) => {
    const { filters, scope, notices } = await aList('?where=extra.T1.is.Sound', traits)
    const sound = { field: 'extra.T1', op: 'is', value: 'Sound' }
    expect(filters()).toEqual([[sound]])
    expect(scope.getState(place.$address).filters).toEqual([sound])
    expect(notices().map(({ text }) => text)).not.toContainEqual({ key: 'screens.list.dropped' })
  })

  test.each([
    ['that are gone', '?where=extra.T9.is.Sound~state.is.active'],
    ['asked as they cannot be', '?where=extra.T2.is.7~state.is.active'],
  ])('%s are dropped from a link, told, and not asked for any more', async (_, search) => {
    const { filters, seen, notices } = await aList(search)
    expect(filters().at(-1)).toEqual([{ field: 'state', op: 'is', value: 'active' }])
    expect(seen.visited.at(-1)).toBe('/clips/list?where=state.is.active')
    expect(notices().map(({ text }) => text)).toContainEqual({ key: 'screens.list.dropped' })
  })
})
