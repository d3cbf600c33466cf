import { combine, createEvent, createStore, sample } from 'effector'
import { can } from '../../access/can'
import { $customerId, $profiles, $world, profileChosen } from '../../session/client'
import { findProfiles, maySwitchTo } from '../../session/profile'
import { $navigation } from '../navigation/navigation.model'
import { stepFrom } from './stepFrom'

/** Spec §2 and §5: the popup for switching to another customer. */
export const switcherOpened = createEvent()
export const searchTyped = createEvent<string>()
export const stepped = createEvent<'next' | 'previous' | 'first' | 'last'>()
export const pointed = createEvent<string>()

export const $maySwitch = combine($navigation, $world, ({ controls }, world) =>
  can(controls.profileSwitcher.access, world),
)
export const $search = createStore('')
  .on(searchTyped, (_, search) => search)
  .reset(switcherOpened)
export const $found = combine($profiles, $search, (profiles, search) =>
  findProfiles(profiles, search),
)
const $pointedId = createStore<string | null>(null)

/** The active row: the current customer at first, then the best match. */
export const $activeId = combine(
  { found: $found, pointedId: $pointedId, currentId: $customerId },
  ({ found, pointedId, currentId }) => {
    const isFound = (id: string | null) => found.some(({ customerID }) => customerID === id)
    if (isFound(pointedId)) return pointedId
    if (isFound(currentId)) return currentId
    return found.find(({ isLocked }) => !isLocked)?.customerID ?? null
  },
)
/** The profile that Enter would switch to: the active row, unless it is current or locked. */
export const $chosenByKey = combine(
  { found: $found, activeId: $activeId, currentId: $customerId },
  ({ found, activeId, currentId }) =>
    found.find((each) => each.customerID === activeId && maySwitchTo(each, currentId)) ?? null,
)

sample({ clock: [switcherOpened, searchTyped, profileChosen], fn: () => null, target: $pointedId })
sample({ clock: pointed, target: $pointedId })
sample({
  clock: stepped,
  source: { found: $found, activeId: $activeId },
  fn: ({ found, activeId }, step) => stepFrom(found, activeId, step),
  target: $pointedId,
})
