import { allSettled, createWatch, merge, type Scope } from 'effector'
import { describe, expect, test } from 'vitest'
import type { CallId } from '../../../../generated/facts/calls'
import { $isOnline } from '../../../../src/browser/network'
import { keyPressed } from '../../../../src/browser/keyboard'
import { focusElementFx } from '../../../../src/browser/page'
import { focusListFx, pressButtonInFx } from '../../../../src/browser/press'
import { noticeActionChosen } from '../../../../src/shell/notices/notices.model'
import { takeOver } from '../../../../src/main/live/takeOver'
import { createListModel } from '../../../../src/screens/client/list/createListModel'
import type {
  ChangeRequest,
  RowsReply,
  RowsRequest,
} from '../../../../src/screens/client/list/screenCalls'
import type { Layer } from '../../../../src/ui/page/layers'
import { screensReplaced } from '../../../../src/screens/client/replaced.model'
import { valueIn, type Row } from '../../../../src/screens/client/row'
import { openArea } from '../../../support/area'
import { http, noAnswer } from '../../../support/browserEdge'
import { withResolvers } from '../../../support/withResolvers'
import { aPageOf, aPerson, people } from '../../../support/listScreen'

const Screen = () => null
const list = createListModel({
  screen: people,
  isOurs: (open) => open?.Screen === Screen,
})
const PagesScreen = () => null
const listOfPages = createListModel({
  screen: { ...people, opens: 'page' },
  isOurs: (open) => open?.Screen === PagesScreen,
})
const { place, reading, rows, selection, actions, telling, counts, values, layout, keys } = list

type Answer = (request: RowsRequest) => unknown
type Change = (request: ChangeRequest) => unknown

interface Options {
  search?: string
  stored?: Record<string, string>
  changes?: Record<string, Change>
  Screen?: () => null
}

/** A list whose pages are answered so; counts and values are left out unless asked for. */
async function aList(
  answer: Answer,
  { search, stored, changes = {}, Screen: shownScreen = Screen }: Options = {},
) {
  const asked: RowsRequest[] = []
  const made: Array<{ call: string } & ChangeRequest> = []
  const answers = Object.fromEntries(
    Object.entries(changes).map(([call, change]) => [
      call,
      (request: ChangeRequest) => (made.push({ call, ...request }), change(request)),
    ]),
  )
  const area = await openArea(
    'clips.list',
    {
      ['listPeople' as CallId]: (request: RowsRequest) => (asked.push(request), answer(request)),
      ...answers,
    },
    { search, stored, Screen: shownScreen },
  )
  return {
    ...area,
    made,
    asked,
    pages: () => asked.filter((each) => !each.counts && !each.values && !each.ids),
    ids: () => idsIn(area.scope),
    address: () => area.seen.visited.at(-1),
  }
}

const idsIn = (scope: Scope) => scope.getState(rows.$ids).join('')
const valueOf = (scope: Scope, id: string, field: string) =>
  valueIn(
    scope.getState(rows.$rows).find((row) => rows.idOf(row) === id),
    field,
  )
const stateOf = (scope: Scope, id: string) => valueOf(scope, id, 'state')
const fieldsIn = (scope: Scope) => scope.getState(layout.$columns).map(({ field }) => field)
const changedAll: Change = ({ selection: chosen }) => ({
  changed: 'ids' in chosen ? chosen.ids : ['a', 'b'],
  refused: [],
})
const nextTurn = () => new Promise<void>((resolve) => void setImmediate(resolve))
const pageOfAll = (request: RowsRequest): RowsReply =>
  aPageOf(request.ids ? request.ids.join('') : 'abc')

/** Then b was removed, c has another name, and n came. */
const renewed = (after: () => boolean) => (request: RowsRequest) => {
  if (!after()) return aPageOf('abc')
  const [aaron, a, n] = [aPerson('c', { rev: 2, name: 'Aaron' }), aPerson('a'), aPerson('n')]
  return request.ids ? { rows: [aaron, a] } : { ...aPageOf(''), rows: [aaron, a, n], total: 3 }
}
const twoPages = ({ after, ids }: RowsRequest) =>
  ids
    ? aPageOf(ids.join(''))
    : after
      ? aPageOf('cd', { total: undefined })
      : aPageOf('ab', { next: 'after b', total: 38 })
const joining = ({ ids: of }: RowsRequest) =>
  of ? aPageOf('b') : { ...aPageOf('a'), rows: [aPerson('a'), aPerson('b', { state: 'joining' })] }
const choose = (scope: Scope, ids: string) =>
  allSettled(selection.selectionChanged, { scope, params: new Set(ids) })
const shown = (scope: Scope) => [...scope.getState(selection.$selectedIds)].join('')
const press = (key: string, layer: Layer = 'screen') => ({
  key,
  isTyping: false,
  hasModifier: key === 'z',
  isCommand: key === 'z',
  layer,
})
const undoKey = press('z')
const act = (scope: Scope, action: string, ...ids: string[]) =>
  allSettled(actions.actionAsked, { scope, params: { action, selection: { ids } } })

describe('the address is the question', () => {
  test('an untouched list asks for its own order and its first page', async () => {
    const { pages, ids } = await aList(pageOfAll)
    expect(pages()).toEqual([{ sort: { field: 'name', desc: false }, limit: 60 }])
    expect(ids()).toBe('abc')
  })

  test('a link asks for what it says', async () => {
    const { pages } = await aList(pageOfAll, {
      search: '?search=ma&where=roles.is.r1&sort=-joinedAt',
    })
    expect(pages()).toEqual([
      {
        search: 'ma',
        filters: [{ field: 'roles', op: 'is', value: 'r1' }],
        sort: { field: 'joinedAt', desc: true },
        limit: 60,
      },
    ])
  })

  test('what the list does not know is dropped, told, and gone from the address', async () => {
    const { address, notices, pages } = await aList(pageOfAll, {
      search: '?tour=1&where=password.is.x~state.is.active',
    })
    expect(pages().at(-1)?.filters).toEqual([{ field: 'state', op: 'is', value: 'active' }])
    expect(address()).toBe('/clips/list?tour=1&where=state.is.active')
    expect(notices().map(({ text }) => text)).toEqual([{ key: 'screens.list.dropped' }])
  })

  test('filters and sort replace the address; a row and the trash are steps in the history', async () => {
    const { scope, seen } = await aList(pageOfAll)
    await allSettled(place.filtersChosen, {
      scope,
      params: [{ field: 'team', op: 'none' }],
    })
    await allSettled(place.sortChosen, { scope, params: { field: 'name', desc: true } })
    await allSettled(place.rowOpened, { scope, params: 'a' })
    expect(seen.visited).toEqual([
      '/clips/list?where=team.none',
      '/clips/list?where=team.none&sort=-name',
      '/clips/list?where=team.none&sort=-name&open=a',
    ])
    expect(scope.getState(place.$openId)).toBe('a')
  })
})

describe('typing', () => {
  test('one request is under way, then the newest text is asked', async () => {
    const first = withResolvers<RowsReply>()
    const begun = withResolvers()
    const { scope, pages, ids } = await aList((request) => {
      if (request.search !== 'm') return aPageOf(request.search === 'mar' ? 'a' : 'abc')
      begun.resolve()
      return first.promise
    })
    const typed = allSettled(place.searchTyped, { scope, params: 'm' })
    await begun.promise
    void allSettled(place.searchTyped, { scope, params: 'ma' })
    void allSettled(place.searchTyped, { scope, params: 'mar' })
    first.resolve(aPageOf('ab'))
    await typed
    expect(pages().map(({ search }) => search)).toEqual([undefined, 'm', 'mar'])
    expect(ids()).toBe('a')
  })

  test('the address follows after a rest', async () => {
    const { scope, pass, seen } = await aList(pageOfAll)
    await allSettled(place.searchTyped, { scope, params: 'mar' })
    expect(seen.visited).toEqual([])
    await pass(300)
    expect(seen.visited).toEqual(['/clips/list?search=mar'])
  })
})

describe('pages', () => {
  test('the next page is read where the last one ended, once', async () => {
    const { scope, pages, ids } = await aList(({ after }) =>
      after ? aPageOf('cd', { total: undefined }) : aPageOf('ab', { next: 'after b', total: 4 }),
    )
    await allSettled(rows.moreAsked, { scope })
    await allSettled(rows.moreAsked, { scope })
    expect(pages().map(({ after }) => after)).toEqual([undefined, 'after b'])
    expect(ids()).toBe('abcd')
    expect(scope.getState(rows.$shown).total).toBe(4)
  })

  test.each([
    { reply: http(403, {}), state: 'forbidden' },
    { reply: http(500, {}), state: 'failed' },
    { reply: noAnswer, state: 'failed' },
  ])('a first page that fails with $reply: $state', async ({ reply, state }) => {
    const { scope } = await aList(() => reply)
    expect(scope.getState(reading.$state)).toBe(state)
  })

  test('a later page that fails leaves the rows, and is asked for again on request', async () => {
    let isDown = true
    const { scope, ids } = await aList(({ after }) => {
      if (after) return isDown ? noAnswer : aPageOf('b')
      return aPageOf('a', { next: 'after a' })
    })
    await allSettled(rows.moreAsked, { scope })
    expect([scope.getState(reading.$isMoreFailed), ids()]).toEqual([true, 'a'])
    isDown = false
    await allSettled(rows.moreAsked, { scope })
    expect([scope.getState(reading.$isMoreFailed), ids()]).toEqual([false, 'ab'])
  })
})

describe('what others change shows without moving a row', () => {
  test('a row that changes by itself is looked at every second, until it stands still', async () => {
    const { scope, pass, asked } = await aList(joining)
    await pass(1000)
    expect(asked.at(-2)).toEqual({ ids: ['b'], limit: 1 })
    expect(asked.at(-1)?.counts?.map(({ id }) => id)).toEqual(['all', 'active'])
    expect(stateOf(scope, 'b')).toBe('active')
    const before = asked.length
    await pass(5000)
    expect(asked).toHaveLength(before)
  })

  test('after 30 seconds the rows are looked at by their ids; one that is gone leaves', async () => {
    let isLater = false
    const { scope, pass, asked, ids } = await aList(renewed(() => isLater))
    isLater = true
    await pass(30_000)
    expect(asked.filter((each) => each.ids)).toEqual([{ ids: ['a', 'b', 'c'], limit: 3 }])
    expect(valueOf(scope, 'c', 'name')).toBe('Aaron')
    // What is new stands behind the row it follows; the others stay where they are.
    expect(ids()).toBe('anc')
    expect(scope.getState(rows.$shown).total).toBe(3)
  })

  test('it is looked at as soon as it is heard to have changed; while it is, once more', async () => {
    const answered = withResolvers<void>()
    let isHeld = false
    let shownIds = 'a'
    const { scope, ids, asked } = await aList(async () => {
      const then = shownIds
      if (isHeld) await answered.promise
      return aPageOf(then)
    })
    const before = asked.length
    isHeld = true
    shownIds = 'an'
    void allSettled(list.follow.listChanged, { scope })
    await nextTurn()
    shownIds = 'anb'
    void allSettled(list.follow.listChanged, { scope })
    await nextTurn()
    expect(asked.length - before).toBe(2)
    answered.resolve()
    await allSettled(scope)
    expect(ids()).toBe('anb')
  })

  test('an empty list shows what comes', async () => {
    let shownIds = ''
    const { pass, ids } = await aList(() => aPageOf(shownIds))
    shownIds = 'n'
    await pass(30_000)
    expect(ids()).toBe('n')
  })

  test.each(['somebody else', 'this person'])(
    'a row that %s put into the trash leaves',
    async (who) => {
      const trashed = { at: '2026-01-02T10:00:00.000Z' }
      let isTrashed = false
      const { scope, pass, ids } = await aList(
        (request) => {
          if (!request.ids) return aPageOf(isTrashed ? 'a' : 'ab')
          return {
            rows: [aPerson('a'), aPerson('b', { rev: 2, ...(isTrashed ? { trashed } : {}) })],
          }
        },
        { changes: { trashPeople: changedAll } },
      )
      isTrashed = true
      if (who === 'this person') await act(scope, 'trash', 'b')
      await pass(30_000)
      expect([ids(), scope.getState(rows.$shown).total]).toEqual(['a', 1])
    },
  )

  test('a refresh that fails leaves the rows and says that they may be old, until one succeeds', async () => {
    let isDown = false
    const { scope, pass, ids } = await aList((request) => (isDown ? noAnswer : pageOfAll(request)))
    isDown = true
    await pass(30_000)
    expect([ids(), scope.getState(list.follow.$isStale)]).toEqual(['abc', true])
    isDown = false
    await pass(60_000)
    expect(scope.getState(list.follow.$isStale)).toBe(false)
  })

  test('rows that are only coming stand on top, cannot be selected, and are not counted', async () => {
    const { scope, ids } = await aList(pageOfAll)
    await allSettled(rows.$coming, { scope, params: [aPerson('file', { rev: 0, may: [] })] })
    expect(scope.getState(rows.$drawn).map(rows.idOf)).toEqual(['file', ...'abc'])
    await allSettled(selection.selectionChanged, { scope, params: new Set(['a', 'file']) })
    expect([shown(scope), ids(), scope.getState(rows.$shown).total]).toEqual(['a', 'abc', 3])
    await allSettled(place.trashToggled, { scope })
    expect(scope.getState(rows.$drawn)).toHaveLength(3)
  })

  test('rows that are only coming cannot be opened, others can', async () => {
    const { scope } = await aList(pageOfAll)
    const coming = aPerson('file', { rev: 0, may: [] })
    await allSettled(rows.$coming, { scope, params: [coming] })
    await allSettled(rows.rowPressed, { scope, params: coming })
    expect(scope.getState(place.$openId)).toBeNull()
    await allSettled(rows.rowPressed, { scope, params: scope.getState(rows.$rows)[0]! })
    expect(scope.getState(place.$openId)).toBe('a')
  })

  test('a late answer does not replace a newer row', async () => {
    const { scope } = await aList(pageOfAll)
    const put = (row: Row) => allSettled(rows.rowsReceived, { scope, params: [row] })
    await put(aPerson('a', { rev: 3, name: 'New' }))
    await put(aPerson('a', { rev: 2, name: 'Old' }))
    expect(valueOf(scope, 'a', 'name')).toBe('New')
  })

  test('a row that is new stands on top and is counted', async () => {
    const { scope, ids } = await aList(pageOfAll)
    await allSettled(rows.rowsReceived, { scope, params: [aPerson('n')] })
    expect([ids(), scope.getState(rows.$shown).total]).toEqual(['nabc', 4])
  })

  test('one that came while the first rows were read stays, though their answer lacks it', async () => {
    const slow = withResolvers<RowsReply>()
    const begun = withResolvers()
    const answers = [slow.promise]
    const { scope, ids } = await aList((request) => {
      if (request.search !== 'm') return aPageOf('abc')
      if (answers.length === 0) return aPageOf('nab')
      begun.resolve()
      return answers.pop()
    })
    const typed = allSettled(place.searchTyped, { scope, params: 'm' })
    await begun.promise
    void allSettled(rows.rowsReceived, { scope, params: [aPerson('n')] })
    slow.resolve(aPageOf('ab'))
    await typed
    expect(ids()).toBe('nab')
  })
})

describe('selection', () => {
  test('it stays while one pages, and offers all', async () => {
    const { scope } = await aList(twoPages)
    await choose(scope, 'b')
    await allSettled(rows.moreAsked, { scope })
    await choose(scope, 'bc')
    expect(scope.getState(selection.$selected)).toEqual({ ids: ['b', 'c'] })
    expect(scope.getState(selection.$canSelectAll)).toBe(true)
  })

  test('all are the rows of the question, also those not loaded, but for some', async () => {
    const { scope } = await aList(twoPages, { search: '?search=ma' })
    await choose(scope, 'a')
    await allSettled(selection.allSelected, { scope })
    expect([shown(scope), scope.getState(selection.$selectedCount)]).toEqual(['ab', 38])
    await choose(scope, 'a')
    await allSettled(rows.moreAsked, { scope })
    expect(shown(scope)).toBe('acd')
    expect(scope.getState(selection.$selected)).toEqual({
      all: { search: 'ma' },
      except: ['b'],
      expected: 37,
    })
  })

  test('another question starts anew, another order does not', async () => {
    const { scope } = await aList(twoPages)
    await choose(scope, 'a')
    await allSettled(place.sortChosen, { scope, params: { field: 'joinedAt', desc: true } })
    expect(shown(scope)).toBe('a')
    await allSettled(place.searchTyped, { scope, params: 'x' })
    expect(shown(scope)).toBe('')
  })
})

describe('actions', () => {
  test('a selection offers what its rows allow, and says how many do', async () => {
    const { scope } = await aList(() => ({
      rows: [aPerson('a'), aPerson('b', { may: ['reactivate'] })],
      total: 2,
    }))
    await allSettled(selection.selectionChanged, { scope, params: new Set('ab') })
    expect(
      scope.getState(actions.$offered).map(({ action: { id }, count }) => [id, count]),
    ).toEqual([
      ['deactivate', 1],
      ['reactivate', 1],
      ['trash', 1],
      ['erase', 1],
    ])
  })

  test('rows that do not allow it are not asked for', async () => {
    const { scope, made } = await aList(
      () => ({ rows: [aPerson('a'), aPerson('b', { may: [] })], total: 2 }),
      { changes: { deactivatePeople: changedAll } },
    )
    await act(scope, 'deactivate', 'a', 'b')
    expect(made.map(({ selection: chosen }) => chosen)).toEqual([{ ids: ['a'] }])
  })

  test('what it shows is there before the answer, and what is refused is as before', async () => {
    const reply = withResolvers<unknown>()
    const { scope, asked } = await aList(pageOfAll, {
      changes: { deactivatePeople: () => reply.promise },
    })
    const acted = act(scope, 'deactivate', 'a', 'b')
    expect([stateOf(scope, 'a'), stateOf(scope, 'b')]).toEqual(['inactive', 'inactive'])
    reply.resolve({ changed: ['a'], refused: [{ id: 'b', code: 'notAllowedNow' }] })
    await acted
    expect([stateOf(scope, 'a'), stateOf(scope, 'b')]).toEqual(['inactive', 'active'])
    // Somebody else has changed it meanwhile.
    expect(asked.find(({ ids }) => ids)).toMatchObject({ ids: ['a', 'b'] })
  })

  test('a failed call leaves all as it was', async () => {
    const { scope, ids } = await aList(pageOfAll, { changes: { trashPeople: () => http(500, {}) } })
    await act(scope, 'trash', 'a')
    expect(ids()).toBe('abc')
  })

  test('what one row is refused for is said at once', async () => {
    const refused = [{ id: 'b', code: 'notFound' }]
    const { scope, notices } = await aList(pageOfAll, {
      changes: { deactivatePeople: () => ({ changed: [], refused }) },
    })
    await act(scope, 'deactivate', 'b')
    expect(notices().map(({ text, action }) => [text, action])).toEqual([
      [{ key: 'failures.notFound', params: {} }, null],
    ])
  })

  test('“2 of 3 were not possible” shows which, and why', async () => {
    const refused = [
      { id: 'b', code: 'notAllowedNow' },
      { id: 'c', code: 'notFound' },
    ]
    const { scope, notices } = await aList(pageOfAll, {
      changes: { deactivatePeople: () => ({ changed: ['a'], refused }) },
    })
    await act(scope, 'deactivate', 'a', 'b', 'c')
    const told = notices().find(({ action }) => action === 'screens.list.show')
    expect(told?.text).toMatchObject({ params: { left: 2, count: 3 } })
    await allSettled(noticeActionChosen, { scope, params: told?.id ?? '' })
    expect(scope.getState(telling.$refusals)).toMatchObject({
      refused,
      refusedRows: [{ personId: 'b' }, { personId: 'c' }],
    })
  })

  test('what can be insisted on is asked at once, and done if it is meant', async () => {
    const held = [
      { id: 'b', code: 'clipSent', params: { title: 'Why I stayed' } },
      { id: 'c', code: 'clipInUse', params: { title: 'Why I came' } },
    ]
    const { scope, made, ids, notices } = await aList(pageOfAll, {
      changes: {
        trashPeople: ({ insists }) =>
          insists ? { changed: ['b'], refused: [] } : { changed: [], refused: held },
      },
    })
    await act(scope, 'trash', 'b', 'c')
    expect([ids(), notices()]).toEqual(['abc', []])
    expect(scope.getState(telling.$refusals)).toMatchObject({ refused: held })
    await allSettled(telling.insisted, { scope })
    expect(made.map(({ selection: chosen, insists }) => [chosen, insists])).toEqual([
      [{ ids: ['b', 'c'] }, undefined],
      [{ ids: ['b'] }, ['clipSent']],
    ])
    expect([ids(), scope.getState(telling.$refusals)]).toEqual(['ac', null])
    // The row would come back, and what was taken back would not.
    expect(notices().map(({ text, action }) => [text, action])).toEqual([
      [{ key: 'people.done.trash', params: { count: 1, name: 'Name b' } }, null],
    ])
    await allSettled(keyPressed, { scope, params: undoKey })
    expect(made).toHaveLength(2)
  })

  test('what was insisted on before stays insisted on while something else is asked', async () => {
    const held = ['mediaUsed', 'clipSent'].map((code) => ({ id: 'b', code }))
    const { scope, made } = await aList(pageOfAll, {
      changes: {
        trashPeople: ({ insists = [] }) => {
          const refused = held.filter(({ code }) => !insists.includes(code)).slice(0, 1)
          return { changed: refused.length === 0 ? ['b'] : [], refused }
        },
      },
    })
    await act(scope, 'trash', 'b')
    await allSettled(telling.insisted, { scope })
    await allSettled(telling.insisted, { scope })
    expect(made.map(({ insists }) => insists)).toEqual([
      undefined,
      ['mediaUsed'],
      ['mediaUsed', 'clipSent'],
    ])
  })

  test.each(['notice', 'key'])('Undo by the %s brings rows back where they were', async (how) => {
    const { scope, made, ids, notices } = await aList(pageOfAll, {
      changes: { trashPeople: changedAll, restorePeople: changedAll },
    })
    await act(scope, 'trash', 'b')
    expect([ids(), scope.getState(rows.$shown).total]).toEqual(['ac', 2])
    if (how === 'notice') {
      await allSettled(noticeActionChosen, { scope, params: notices().at(-1)?.id ?? '' })
    } else {
      await allSettled(keyPressed, { scope, params: undoKey })
    }
    expect(made.map(({ call, selection: chosen }) => [call, chosen])).toEqual([
      ['trashPeople', { ids: ['b'] }],
      ['restorePeople', { ids: ['b'] }],
    ])
    expect(ids()).toBe('abc')
  })

  test('Undo by the key waits for the answer to what it takes back', async () => {
    const answer = withResolvers<unknown>()
    const { scope, ids, notices, made } = await aList(pageOfAll, {
      changes: { trashPeople: () => answer.promise, restorePeople: changedAll },
    })
    const trashed = act(scope, 'trash', 'b')
    const pressed = allSettled(keyPressed, { scope, params: undoKey })
    expect(ids()).toBe('ac')
    answer.resolve({ changed: ['b'], refused: [] })
    await Promise.all([trashed, pressed])
    expect(made.map(({ call }) => call)).toEqual(['trashPeople', 'restorePeople'])
    expect(ids()).toBe('abc')
    expect(notices().map(({ text }) => text)).toEqual([{ key: 'screens.list.undone' }])
  })

  test('many rows go out in parts, and Undo stays longer', async () => {
    const many = Array.from({ length: 450 }, (_, at) => aPerson(`p${at}`))
    const { scope, made, notices } = await aList(() => ({ rows: many, total: 450 }), {
      changes: { trashPeople: changedAll },
    })
    await act(scope, 'trash', ...many.map(rows.idOf))
    expect(made.map(({ selection: chosen }) => 'ids' in chosen && chosen.ids.length)).toEqual([
      200, 200, 50,
    ])
    expect(notices()[0]).toMatchObject({ text: { params: { count: 450 } }, remainingMs: 32_000 })
  })

  test('with all selected one call says which, and the page is read anew', async () => {
    const { scope, made, pages } = await aList(
      ({ ids }) => (ids ? aPageOf('ab') : aPageOf('ab', { next: 'x', total: 9 })),
      { changes: { deactivatePeople: changedAll } },
    )
    await allSettled(selection.allSelected, { scope })
    await allSettled(actions.selectionActed, { scope, params: 'deactivate' })
    expect(made.map(({ selection: chosen }) => chosen)).toEqual([
      { all: {}, except: [], expected: 9 },
    ])
    expect(pages()).toHaveLength(2)
    expect(scope.getState(selection.$selectedCount)).toBe(0)
  })

  test.each([
    { selected: '', search: '', deletes: ['b'] },
    { selected: 'ac', search: '', deletes: ['a', 'c'] },
  ])('Delete is for the row, or for all that is selected: $selected', async (given) => {
    const { scope, made } = await aList(pageOfAll, { changes: { trashPeople: changedAll } })
    await choose(scope, given.selected)
    await allSettled(keys.rowKeyPressed, { scope, params: { key: 'Delete', id: 'b' } })
    expect(made).toMatchObject([{ call: 'trashPeople', selection: { ids: given.deletes } }])
  })

  describe.each<{ layer: Layer; acts: readonly string[] }>([
    { layer: 'screen', acts: ['/', 'f', 'n', 'j', 'k', 'z', 'Delete', 'Backspace', 'Escape'] },
    { layer: 'panel', acts: ['/', 'f', 'n', 'j', 'k', 'z', 'Escape'] },
    { layer: 'page', acts: [] },
    { layer: 'dialog', acts: [] },
  ])('with a $layer in front', ({ layer, acts }) => {
    test.each(['/', 'f', 'n', 'j', 'k', 'z', 'Delete', 'Backspace', 'Escape'])(
      'the list hears %s only where it may act',
      async (key) => {
        const { scope, made } = await aList(pageOfAll, {
          changes: { trashPeople: changedAll, restorePeople: changedAll },
        })
        await act(scope, 'trash', 'b')
        await choose(scope, 'ac')
        const before = made.length
        let acted = 0
        const unit = merge<unknown>([focusElementFx, focusListFx, pressButtonInFx])
        createWatch({ unit, scope, fn: () => acted++ })
        await allSettled(keyPressed, { scope, params: press(key, layer) })
        const isActing = acted + made.length > before || shown(scope) !== 'ac'
        expect(isActing).toBe(acts.includes(key))
      },
    )
  })

  test.each([
    { opens: 'a panel beside the list', model: list, Screen, keeps: 'ac' },
    { opens: 'a page over the list', model: listOfPages, Screen: PagesScreen, keeps: '' },
  ])('opening $opens keeps "$keeps" of what is selected', async ({ model, keeps, ...given }) => {
    const { scope } = await aList(pageOfAll, given)
    await allSettled(model.selection.selectionChanged, { scope, params: new Set('ac') })
    await allSettled(model.place.rowOpened, { scope, params: 'b' })
    expect([...scope.getState(model.selection.$selectedIds)].join('')).toBe(keeps)
  })

  test('whoever leaves the search for rows of an older question stands in those of the newest', async () => {
    const older = withResolvers<unknown>()
    const { scope } = await aList((request) =>
      request.search === 'b' ? older.promise : pageOfAll(request),
    )
    let restored = 0
    createWatch({ unit: keys.restoreFocusFx, scope, fn: () => restored++ })
    const typed = allSettled(place.searchTyped, { scope, params: 'b' })
    const more = allSettled(place.searchTyped, { scope, params: 'ba' })
    const left = allSettled(keys.searchLeft, { scope })
    older.resolve(aPageOf('abc'))
    await Promise.all([typed, more, left])
    expect(restored).toBeGreaterThan(0)
    const soFar = restored
    await allSettled(reading.again, { scope })
    expect(restored).toBe(soFar)
  })

  test('in the trash Delete asks whether it is meant for ever', async () => {
    const { scope, made } = await aList(pageOfAll, { search: '?trash' })
    await allSettled(keys.rowKeyPressed, { scope, params: { key: 'Delete', id: 'b' } })
    expect([made, scope.getState(actions.$asked)?.action.id]).toEqual([[], 'erase'])
  })

  test('what destroys is asked first', async () => {
    const { scope, made, ids } = await aList(pageOfAll, { changes: { erasePeople: changedAll } })
    await act(scope, 'erase', 'a')
    expect([made.length, scope.getState(actions.$asked)?.count]).toEqual([0, 1])
    await allSettled(actions.dismissed, { scope })
    await act(scope, 'erase', 'a')
    await allSettled(actions.confirmed, { scope, params: undefined })
    expect([made.length, ids(), scope.getState(actions.$asked)]).toEqual([1, 'bc', null])
  })
})

describe('filters', () => {
  test('values are counted as the other filters let them through, and keep their names', async () => {
    const { scope, asked } = await aList(
      (request) =>
        request.values
          ? { rows: [], values: [{ value: 'r9', name: 'Viewer', count: 4 }] }
          : aPageOf('a'),
      { search: '?where=roles.is.r9~state.is.active' },
    )
    expect(asked.filter((each) => each.values)).toEqual([
      { values: 'roles', limit: 1, filters: [{ field: 'state', op: 'is', value: 'active' }] },
    ])
    expect(scope.getState(values.$names).roles).toEqual({ r1: 'Creator', r9: 'Viewer' })
  })

  test('nothing is asked beside the first rows before they are there', async () => {
    let areThere = false
    const countedThen: boolean[] = []
    await aList(async (request) => {
      if (request.counts) return (countedThen.push(areThere), { rows: [], counts: [] })
      await nextTurn()
      areThere = true
      return pageOfAll(request)
    })
    expect(countedThen).toEqual([true])
  })

  test('ready-made searches are counted on opening and after writes', async () => {
    const counted = [
      { id: 'all', count: 148, isFloor: false },
      { id: 'active', count: 131, isFloor: false },
    ]
    const { scope, asked } = await aList(
      (request) => (request.counts ? { rows: [], counts: counted } : pageOfAll(request)),
      { changes: { trashPeople: changedAll } },
    )
    expect(scope.getState(counts.$counts).active?.count).toBe(131)
    await allSettled(actions.actionAsked, {
      scope,
      params: { action: 'trash', selection: { ids: ['a'] } },
    })
    expect(asked.filter((each) => each.counts)).toHaveLength(2)
  })

  test('ready-made searches are counted again once rows came in some other way', async () => {
    let total = 59
    const { scope } = await aList((request) =>
      request.counts
        ? { rows: [], counts: [{ id: 'all', count: total, isFloor: false }] }
        : pageOfAll(request),
    )
    total = 61
    await allSettled(list.beside.rowsOutdated, { scope })
    expect(scope.getState(counts.$counts).all?.count).toBe(61)
  })
})

describe('columns', () => {
  test('this device keeps which are shown, and their order', async () => {
    const { scope, stored } = await aList(pageOfAll)
    await allSettled(layout.columnsChosen, { scope, params: ['state', 'team'] })
    expect(fieldsIn(scope)).toEqual(['name', 'state', 'team'])
    const next = await aList(pageOfAll, { stored: Object.fromEntries(stored) })
    expect(fieldsIn(next.scope)).toEqual(['name', 'state', 'team'])
    await allSettled(layout.columnsReset, { scope })
    expect(fieldsIn(scope)).toEqual(['name', 'roles', 'state', 'openTasks'])
  })

  test('this device keeps the order and the view, unless the address says otherwise', async () => {
    const { scope, stored } = await aList(pageOfAll)
    await allSettled(place.sortChosen, { scope, params: { field: 'joinedAt', desc: true } })
    await allSettled(layout.viewChosen, { scope, params: 'cards' })
    const kept = { stored: Object.fromEntries(stored) }
    const next = await aList(pageOfAll, kept)
    expect(next.pages().at(-1)?.sort).toEqual({ field: 'joinedAt', desc: true })
    expect(next.scope.getState(layout.$view)).toBe('cards')
    const linked = await aList(pageOfAll, { ...kept, search: '?sort=name&view=table' })
    expect(linked.pages().at(-1)?.sort).toEqual({ field: 'name', desc: false })
    expect(linked.scope.getState(layout.$view)).toBe('table')
  })

  test('a column that is gone is left out', async () => {
    const stored = { 'ui.list.screens.people': '{"columns":["salary","team"],"view":"cards"}' }
    const { scope } = await aList(pageOfAll, { stored })
    expect(fieldsIn(scope)).toEqual(['name', 'team'])
    expect(scope.getState(layout.$view)).toBe('cards')
  })
})

test('while one develops, columns follow the manifest, and the rows stay', async () => {
  const { scope, asked } = await aList(pageOfAll)
  const before = { asked: asked.length, columns: people.columns }
  takeOver(people, { ...people, columns: [{ field: 'team', as: 'text' }, ...people.columns] })
  await allSettled(screensReplaced, { scope })
  expect(fieldsIn(scope)).toEqual(['team', 'name', 'roles', 'state', 'openTasks'])
  expect({ asked: asked.length, ids: idsIn(scope) }).toEqual({ asked: before.asked, ids: 'abc' })
  takeOver(people, { ...people, columns: before.columns })
})

test('nothing is asked while another screen is open', async () => {
  const { scope, asked } = await aList(pageOfAll)
  const before = asked.length
  await allSettled($isOnline, { scope, params: true })
  expect(asked).toHaveLength(before)
})
