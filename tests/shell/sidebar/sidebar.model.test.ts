import { allSettled, fork, type Scope } from 'effector'
import { describe, expect, test } from 'vitest'
import { keyPressed } from '../../../src/browser/keyboard'
import { $viewportWidth } from '../../../src/browser/viewport'
import { $session, memberArrived } from '../../../src/session/client/tokens/session.model'
import { $open } from '../../../src/shell/routing/screen.model'
import {
  $maySeeQuickRecord,
  $menu,
  $sections,
  menuClosed,
  menuToggled,
  sectionPressed,
} from '../../../src/shell/sidebar/sidebar.model'
import { aSession, browserEdge, ok } from '../../support/browserEdge'

function begin(width: number, stored = new Map<string, string>(), roles = aSession().roles) {
  const edge = browserEdge({ stored, answer: () => ok({}) })
  const scope = fork({
    handlers: edge.handlers,
    values: [
      [$viewportWidth, width],
      [$session, aSession({ roles, flags: null })],
      [
        $open,
        { routeId: 'clips.list', params: {}, customerId: 'c1', Screen: () => null, Frame: null },
      ],
    ],
  })
  return { ...edge, scope }
}

const shown = (scope: Scope) => {
  const { isPinned, isFlyout, shown: section } = scope.getState($menu)
  return { as: isPinned ? 'pinned' : isFlyout ? 'flyout' : 'closed', section: section?.id ?? null }
}
const press = (key: string, over = {}) => ({
  key,
  isTyping: false,
  hasModifier: false,
  isCommand: false,
  layer: 'screen' as const,
  ...over,
})

test.each([
  { width: 1600, begins: { as: 'pinned', section: 'create' } },
  { width: 1536, begins: { as: 'closed', section: null } },
  { width: 1100, begins: { as: 'closed', section: null } },
])('at $width px the menu begins $begins', ({ width, begins }) => {
  expect(shown(begin(width).scope)).toEqual(begins)
})

describe('the key [ toggles', () => {
  test.each([
    { width: 1600, turns: ['closed', 'pinned'] },
    { width: 1440, turns: ['flyout', 'closed'] },
  ])('at $width px: $turns', async ({ width, turns }) => {
    const { scope } = begin(width)
    const seen = []
    for (const _ of turns) {
      await allSettled(keyPressed, { scope, params: press('[') })
      seen.push(shown(scope).as)
    }
    expect(seen).toEqual(turns)
  })

  test.each([{ isTyping: true }, { hasModifier: true }, { layer: 'dialog' }])(
    'but not with %o',
    async (over) => {
      const { scope } = begin(1440)
      await allSettled(keyPressed, { scope, params: press('[', over) })
      expect(shown(scope).as).toBe('closed')
    },
  )
})

describe('the menu that lies over the page', () => {
  test('opens on the pressed section, closes on the second press', async () => {
    const { scope } = begin(1440)
    await allSettled(sectionPressed, { scope, params: 'tasks' })
    expect(shown(scope)).toEqual({ as: 'flyout', section: 'tasks' })
    await allSettled(sectionPressed, { scope, params: 'tasks' })
    expect(shown(scope).as).toBe('closed')
  })

  test.each([
    { by: 'Escape', unit: keyPressed, params: press('Escape') },
    { by: 'a press outside', unit: menuClosed, params: undefined },
  ])('closes by $by', async ({ unit, params }) => {
    const { scope } = begin(1440)
    await allSettled(menuToggled, { scope })
    await allSettled(unit as typeof keyPressed, { scope, params: params as never })
    expect(shown(scope).as).toBe('closed')
  })
})

test('the choice for wide windows is remembered for its person', async () => {
  const stored = new Map<string, string>()
  await allSettled(menuToggled, { scope: begin(1600, stored).scope })
  expect(stored.get('pref.menu.user1')).toBe('away')

  const again = begin(1600, stored)
  await allSettled(memberArrived, { scope: again.scope, params: aSession() })
  expect(shown(again.scope).as).toBe('closed')
})

test.each([
  { roles: ['cc' as const], may: true },
  { roles: ['cm' as const], may: true },
  { roles: ['viewer' as const], may: false },
  { roles: ['admin' as const], may: false },
  { roles: ['superAdmin' as const], may: false },
])('the quick-record button is there for $roles: $may', ({ roles, may }) => {
  expect(begin(1600, undefined, roles).scope.getState($maySeeQuickRecord)).toBe(may)
})

function withClosed(closed: string[]) {
  const { handlers } = browserEdge({ answer: () => ok({}) })
  const session = aSession({ closed })
  return fork({
    handlers,
    values: [
      [$viewportWidth, 1600],
      [$session, session],
    ],
  })
}

const entriesOf = (scope: Scope) =>
  scope.getState($sections).flatMap(({ entries }) => entries.map(({ id }) => id))

test('what own roles close is neither in the menu nor beside it', () => {
  const [whole, narrow] = [withClosed([]), withClosed(['clips.list', 'clips.add', 'trashClips'])]
  expect(whole.getState($maySeeQuickRecord)).toBe(true)
  expect(narrow.getState($maySeeQuickRecord)).toBe(false)
  const gone = entriesOf(whole).filter((id) => !entriesOf(narrow).includes(id))
  expect(gone).toEqual(['clips.list'])
})
