// A clip has an address of its own, in the screen of its list.
import { allSettled } from 'effector'
import { describe, expect, test } from 'vitest'
import { setTitleFx } from '../../../../src/browser/page'
import { stepBackFx } from '../../../../src/browser/location'
import '../../../../src/features/footage/client/footage.model'
import { linkAsked } from '../../../../src/features/footage/client/download.model'
import { footageList, openClip } from '../../../../src/features/footage/client/footageList'
import { copyLinkFx } from '../../../../src/browser/clipboard'
import type { ListClipsRequest } from '../../../../generated/facts/features/footage'
import { openArea } from '../../../support/area'
import { aClip, aPage } from '../../../support/footage'

const { place } = footageList

async function at(pathname: string, search = '') {
  const [titles, links] = [[] as string[], [] as string[]]
  let stepsBack = 0
  const page = await openArea(
    'clips.list',
    {
      listClips: ({ ids }: ListClipsRequest) =>
        aPage(
          (ids ?? ['a', 'b']).filter((id) => id !== 'gone').map((id) => aClip(id, { title: id })),
        ),
    },
    {
      pathname,
      search,
      handlers: [
        [setTitleFx, (title: string) => void titles.push(title)],
        [copyLinkFx, (link: string) => void links.push(link)],
        [stepBackFx, () => void (stepsBack += 1)],
      ],
    },
  )
  const { scope } = page
  return {
    ...page,
    links,
    stepsBack: () => stepsBack,
    titles,
    openId: () => scope.getState(place.$openId),
    open: (id: string) => allSettled(place.rowOpened, { scope, params: id }),
    close: () => allSettled(place.rowClosed, { scope }),
  }
}

test.each([
  { asked: '/clips/edit/far', leads: [], opens: 'far' },
  { asked: '/Clips/Edit/far', leads: [], opens: 'far' },
  { asked: '/clips/edit/a%20b', leads: [], opens: 'a b' },
  { asked: '/clips/edit/far?search=dusk', leads: [], opens: 'far', searches: 'dusk' },
  { asked: '/clips/list?open=far', leads: ['/clips/edit/far'], opens: 'far' },
  { asked: '/clips/list?clip=far', leads: ['/clips/edit/far'], opens: 'far' },
  {
    asked: '/clips/list?search=dusk&open=far',
    leads: ['/clips/edit/far?search=dusk'],
    opens: 'far',
    searches: 'dusk',
  },
  { asked: '/clips/list?search=dusk', leads: [], opens: null, searches: 'dusk' },
])('$asked opens $opens', async ({ asked, leads, opens, searches = '' }) => {
  const [pathname = '', search = ''] = asked.split('?')
  const { seen, openId, scope } = await at(pathname, search && `?${search}`)
  expect(seen.visited).toEqual(leads)
  expect(openId()).toBe(opens)
  expect(scope.getState(place.$searchText)).toBe(searches)
})

test('one that is not there, or not for this person, is told of at its address', async () => {
  const { scope } = await at('/clips/edit/gone')
  expect(scope.getState(openClip.$state)).toBe('missing')
})

test('the title of the tab is that of the clip while it is open', async () => {
  const { titles, close } = await at('/clips/edit/a')
  expect(titles.at(-1)).toMatch(/^a · /)
  await close()
  expect(titles.at(-1)).not.toMatch(/^a · /)
})

describe('closing a clip', () => {
  test('that was opened from the list steps back to it', async () => {
    const { seen, open, close, stepsBack } = await at('/clips/list', '?search=a')
    await open('a')
    expect(seen.visited).toEqual(['/clips/edit/a?search=a'])
    await close()
    expect([seen.visited, stepsBack()]).toEqual([['/clips/edit/a?search=a'], 1])
  })

  test('that was opened by its address leads to the list, as it was asked', async () => {
    const { seen, close, openId } = await at('/clips/edit/a', '?search=a')
    await close()
    expect([seen.visited, openId()]).toEqual([['/clips/list?search=a'], null])
  })
})

test('a link to a clip names its customer', async () => {
  const { scope, links } = await at('/clips/list')
  await allSettled(linkAsked, { scope, params: 'a' })
  expect(links).toEqual(['/clips/edit/a?cust=c1'])
})
