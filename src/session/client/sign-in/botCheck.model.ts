import { attach, combine, createEvent, createStore, sample } from 'effector'
import {
  botCheckExpired,
  botCheckPassed,
  resetBotCheckFx,
  showBotCheckFx,
} from '../../../browser/botCheck'
import { $signInOptions, getSignInOptionsFx } from './signInOptions.model'

/** Spec §7: a script from elsewhere tells people from programs, on the sign-in page, where one is configured. */
export const $botCheck = $signInOptions.map((options) => options?.botCheck ?? null)

export const botCheckPlaced = createEvent<HTMLElement>()
export const botCheckRetried = createEvent()
/** A sign-in failed with it; true: because of it. */
export const botTokenSpent = createEvent<boolean>()

export const $botToken = createStore<string | null>(null)
  .on(botCheckPassed, (_, token) => token)
  .reset(botCheckExpired, botTokenSpent)
/** Nothing is checked where nothing is configured. */
export const $isBotChecked = combine(
  $botCheck,
  $botToken,
  (botCheck, token) => botCheck === null || token !== null,
)

const $place = createStore<HTMLElement | null>(null, { serialize: 'ignore' }).on(
  botCheckPlaced,
  (_, place) => place,
)

const showFx = attach({
  source: { place: $place, botCheck: $botCheck },
  async effect({ place, botCheck }) {
    return place && botCheck ? showBotCheckFx({ place, ...botCheck }) : null
  },
})

const $reset = createStore<{ run: () => void } | null>(null, { serialize: 'ignore' }).on(
  showFx.doneData,
  (_, run) => run && { run },
)
export const $isBotCheckBlocked = createStore(false)
  .on(showFx.fail, () => true)
  .reset(botCheckRetried, showFx.done)

sample({ clock: [botCheckPlaced, botCheckRetried], fn: () => undefined, target: showFx })
sample({
  clock: botTokenSpent,
  source: $reset,
  filter: Boolean,
  fn: ({ run }) => run,
  target: resetBotCheckFx,
})
// The page does not know yet that there is a check: it was offline when it asked.
sample({
  clock: botTokenSpent,
  source: $botCheck,
  filter: (botCheck, isRefused) => isRefused && botCheck === null,
  fn: () => ({}),
  target: getSignInOptionsFx,
})
