import { attach, combine, createEvent, createStore, sample } from 'effector'
import {
  botCheckExpired,
  botCheckPassed,
  resetBotCheckFx,
  showBotCheckFx,
} from '../../../browser/botCheck'
import { $signInOptions, getSignInOptionsFx } from './signInOptions.model'

/** Spec §7: a third-party script checks for bots on the sign-in page, if one is configured. */
export const $botCheck = $signInOptions.map((options) => options?.botCheck ?? null)

export const botCheckPlaced = createEvent<HTMLElement>()
export const botCheckRetried = createEvent()
/** A sign-in with this token has failed; true: the token was the reason. */
export const botTokenSpent = createEvent<boolean>()

export const $botToken = createStore<string | null>(null)
  .on(botCheckPassed, (_, token) => token)
  .reset(botCheckExpired, botTokenSpent)
/** Always true where no bot check is configured. */
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
// The page does not know of the bot check, because it was offline when it asked for the options.
sample({
  clock: botTokenSpent,
  source: $botCheck,
  filter: (botCheck, isRefused) => isRefused && botCheck === null,
  fn: () => ({}),
  target: getSignInOptionsFx,
})
