import { attach, combine, sample } from 'effector'
import type { EndingId } from '../../../../generated/facts/endings'
import { readClockFx } from '../../../browser/clock'
import { logFx } from '../../../browser/page'
import { $translate } from '../../../browser/text/text.model'
import { callRejected } from '../../../calls/announcements'
import type { Reaction } from '../../../calls/failures'
import { landingAsked, noticeRaised } from '../announcements'
import { sessionEnding } from './ending.model'
import { loadAgainFx } from './loads'
import { supersededElsewhere } from './otherTabs.model'
import { conflictNamed, switchHeldBack } from '../customers/profileConflict.model'
import {
  $isSignedIn,
  $session,
  memberArrived,
  readSessionFx,
  replaceSessionFx,
} from '../tokens/session.model'
import { $isDegraded, $phase } from './start.model'
import { isExpired } from '../tokens/storedSession'

/** Does what manifest/errors.yaml says a failed call asks for. Screens handle no errors themselves. */
type Of<Kind extends Reaction['do']> = Extract<Reaction, { do: Kind }>

function asked<Kind extends Reaction['do']>(kind: Kind) {
  return callRejected.filterMap(({ reactions, call }) => {
    const reaction = reactions.find((each): each is Of<Kind> => each.do === kind)
    return reaction && { ...reaction, call }
  })
}

sample({
  clock: asked('toast'),
  fn: ({ text }) => ({ tone: 'danger' as const, text }),
  target: noticeRaised,
})
// While the startup refresh waits for the server, the message stays on the page.
sample({
  clock: asked('retry'),
  source: combine({ phase: $phase, isDegraded: $isDegraded }),
  filter: ({ phase, isDegraded }, { call }) =>
    !(call === 'refreshSession' && (isDegraded || phase === 'restoring' || phase === 'offline')),
  fn: (_, { text }) => ({ tone: 'warn' as const, text }),
  target: noticeRaised,
})
sample({ clock: asked('reload'), fn: () => undefined, target: loadAgainFx })

/** If somebody signed in in another tab, the reply is about the previous session. */
const judgeEndFx = attach({
  source: $session,
  async effect(held, ending: EndingId) {
    const stored = await readSessionFx()
    return { ending, isOver: held !== null && stored !== null && held.ep !== stored.ep }
  },
})

sample({
  clock: asked('endSession'),
  source: $isSignedIn,
  // Nobody is signed in, so there is nothing to end.
  filter: Boolean,
  fn: (_, { ending }) => ending,
  target: judgeEndFx,
})
sample({
  clock: judgeEndFx.doneData,
  filter: ({ isOver }) => !isOver,
  fn: ({ ending }) => ending,
  target: sessionEnding,
})
sample({
  clock: judgeEndFx.doneData,
  filter: ({ isOver }) => isOver,
  fn: () => undefined,
  target: supersededElsewhere,
})
sample({
  clock: asked('log'),
  source: $translate,
  fn: (translate, { text }) => translate(text),
  target: logFx,
})

sample({ clock: asked('switchProfile'), fn: ({ customerId }) => customerId, target: conflictNamed })
sample({
  clock: switchHeldBack,
  fn: (name) => ({
    tone: 'warn' as const,
    text: { key: 'errors.otherProfile' as const, params: { name } },
  }),
  target: noticeRaised,
})

/** Spec §8: without a usable refresh token the person lands by role while the access token lasts. */
const dropRefreshTokenFx = attach({
  source: $session,
  async effect(held, _isLanding: boolean) {
    const now = await readClockFx()
    const stored = await readSessionFx()
    if (!stored || isExpired(stored, now) || stored.roles.length === 0) return null
    return replaceSessionFx({
      ep: held?.ep ?? stored.ep,
      next: (current) => ({ ...current, rt: '' }),
    })
  },
})

const dropAsked = callRejected.filterMap(({ reactions }) =>
  reactions.some((each) => each.do === 'dropRefreshToken')
    ? reactions.some((each) => each.do === 'landing')
    : undefined,
)
sample({ clock: dropAsked, target: dropRefreshTokenFx })
sample({ clock: dropRefreshTokenFx.doneData, filter: Boolean, target: memberArrived })
sample({
  clock: dropRefreshTokenFx.done,
  filter: ({ params: isLanding, result }) => isLanding && result !== null,
  fn: () => undefined,
  target: landingAsked,
})
sample({
  clock: dropRefreshTokenFx.doneData,
  filter: (stale) => stale === null,
  fn: () => 'noExpiry' as const,
  target: sessionEnding,
})
