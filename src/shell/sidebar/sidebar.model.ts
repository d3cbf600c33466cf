import { attach, combine, createEvent, createStore, sample } from 'effector'
import { can } from '../../access/can'
import { keyPressed } from '../../browser/keyboard'
import { $location } from '../../browser/location'
import { readStorageFx, writeStorageFx } from '../../browser/storage'
import { $userId, $viewport, $world, memberArrived } from '../../session/client'
import { $routeId, screenOpened } from '../routing/screen.model'
import { $counts } from './counts.model'
import { $navigation } from '../navigation/navigation.model'
import { headingFor, sectionOf, visibleSections } from './menuTree'

/**
 * Rail and menu. In wide windows the menu is beside the page and can be closed; in narrower ones it
 * opens over the page.
 */
export const menuToggled = createEvent()
export const sectionPressed = createEvent<string>()
export const menuClosed = createEvent()

export const $sections = combine($navigation, $world, $counts, ({ trees }, world, counts) =>
  visibleSections(trees, world, counts),
)
export const $heading = combine($navigation, $world, $routeId, ({ trees }, world, routeId) =>
  headingFor(trees, world, routeId),
)
export const $activeSection = combine($sections, $routeId, (sections, routeId) =>
  sectionOf(sections, routeId),
)
export const $maySeeQuickRecord = combine($navigation, $world, ({ controls }, world) =>
  can(controls.quickRecord.access, world),
)

/** The menu is closed in wide windows, by choice. Narrower windows always start without it. */
const $isPutAway = createStore(false)
/** The section whose menu is open over the page, if any. */
const $flyoutId = createStore<string | null>(null)

export const $menu = combine(
  {
    viewport: $viewport,
    isPutAway: $isPutAway,
    flyoutId: $flyoutId,
    sections: $sections,
    active: $activeSection,
  },
  ({ viewport, isPutAway, flyoutId, sections, active }) => {
    const isPinned = viewport === 'wide' && !isPutAway
    const flyout = sections.find(({ id, isDirect }) => id === flyoutId && !isDirect) ?? null
    const shown = isPinned ? (active ?? sections[0] ?? null) : flyout
    const isFlyout = !isPinned && flyout !== null
    return { isPinned, isFlyout, shown: shown?.isDirect ? null : shown }
  },
)

const keyOf = (userId: string) => `pref.menu.${userId}`

sample({
  clock: menuToggled,
  source: { viewport: $viewport, isPutAway: $isPutAway },
  filter: ({ viewport }) => viewport === 'wide',
  fn: ({ isPutAway }) => !isPutAway,
  target: $isPutAway,
})
sample({
  clock: menuToggled,
  source: { viewport: $viewport, flyoutId: $flyoutId, active: $activeSection, sections: $sections },
  filter: ({ viewport }) => viewport !== 'wide',
  fn: ({ flyoutId, active, sections }) =>
    flyoutId === null
      ? ([active, ...sections].find((section) => section && !section.isDirect)?.id ?? null)
      : null,
  target: $flyoutId,
})
sample({
  clock: sectionPressed,
  source: $flyoutId,
  fn: (flyoutId, pressed) => (flyoutId === pressed ? null : pressed),
  target: $flyoutId,
})
// Spec §2 and ui.md §8.1: Escape, a press outside, a new route or a wide window closes it.
sample({
  clock: [menuClosed, screenOpened, $location, $viewport],
  fn: () => null,
  target: $flyoutId,
})

sample({
  clock: keyPressed,
  filter: ({ key, isTyping, hasModifier, layer }) =>
    key === '[' && !isTyping && !hasModifier && layer !== 'dialog',
  fn: () => undefined,
  target: menuToggled,
})
sample({
  clock: keyPressed,
  filter: ({ key }) => key === 'Escape',
  fn: () => undefined,
  target: menuClosed,
})

const recallFx = attach({ effect: readStorageFx })

sample({
  clock: menuToggled,
  source: { userId: $userId, isPutAway: $isPutAway },
  fn: ({ userId, isPutAway }) => ({ key: keyOf(userId), value: isPutAway ? 'away' : 'open' }),
  target: writeStorageFx,
})
sample({
  clock: [memberArrived, screenOpened],
  source: $userId,
  fn: (userId) => ({ key: keyOf(userId) }),
  target: recallFx,
})
sample({ clock: recallFx.doneData, fn: (value) => value === 'away', target: $isPutAway })
