import {
  attach,
  combine,
  createEvent,
  createStore,
  sample,
  scopeBind,
  split,
  type Effect,
} from 'effector'
import { readOtherTabsFx } from './otherTabs'
import { sumOf, type UnfinishedWork } from './unfinishedWork'
import { $unfinishedWork } from './work.model'

/** A user action that would stop unfinished work. A session that ends by itself does not ask. */
export type Departure =
  | { kind: 'signOut' }
  | { kind: 'switch'; customerId: string }
  /** Other tabs are not affected: only this one is reloaded. */
  | { kind: 'update' }

export const leavingAsked = createEvent<Departure>()
/** Triggered at once if nothing is unfinished and no feature asks, else when the person has confirmed. */
export const leavingAllowed = createEvent<Departure>()
export const leavingDeclined = createEvent<Departure>()
export const leavePressed = createEvent()
export const stayPressed = createEvent()

/** Asked of whoever signs out, about what they leave on this computer; false: they stay. Asks nothing if nothing is left. */
export type LastQuestion = Effect<void, boolean>
export const lastQuestionGiven = createEvent<LastQuestion>()

const $lastQuestions = createStore<readonly LastQuestion[]>([], { serialize: 'ignore' }).on(
  lastQuestionGiven,
  (questions, question) => (questions.includes(question) ? questions : [...questions, question]),
)

interface Question {
  departure: Departure
  elsewhere: readonly UnfinishedWork[]
}

const lookFx = attach({
  source: $unfinishedWork,
  async effect(here, departure: Departure) {
    const elsewhere = departure.kind === 'update' ? [] : await readOtherTabsFx()
    return { departure, elsewhere, isFree: here.length + elsewhere.length === 0 }
  },
})
const agreed = createEvent<Departure>()
const $asked = createStore<Question | null>(null)
  .on(lookFx.doneData, (_, { isFree, ...question }) => (isFree ? null : question))
  .reset(agreed, leavingDeclined)

/** The contents of the question; its numbers are updated while it is open. */
export const $leavingQuestion = combine($asked, $unfinishedWork, (asked, here) => {
  if (!asked) return null
  const { departure, elsewhere } = asked
  const works = sumOf([...here, ...elsewhere])
  return { kind: departure.kind, works, isElsewhere: elsewhere.length > 0 }
})

sample({ clock: leavingAsked, target: lookFx })
sample({
  clock: lookFx.doneData,
  filter: ({ isFree }) => isFree,
  fn: ({ departure }) => departure,
  target: agreed,
})

const answered = { source: $asked.map((asked) => asked?.departure ?? null), filter: Boolean }
sample({ clock: leavePressed, ...answered, target: agreed })
sample({ clock: stayPressed, ...answered, target: leavingDeclined })

const isSignOut = ({ kind }: Departure) => kind === 'signOut'

/** One after the other. A question that cannot be asked keeps nobody. */
const askLastFx = attach({
  source: $lastQuestions,
  async effect(questions, departure: Departure) {
    const asks = questions.map((question) => scopeBind(question))
    for (const ask of asks) if (!(await ask().catch(() => true))) return { departure, mayGo: false }
    return { departure, mayGo: true }
  },
})
sample({ clock: agreed, filter: (departure) => !isSignOut(departure), target: leavingAllowed })
sample({ clock: agreed, filter: isSignOut, target: askLastFx })
const { allowed, declined } = split(askLastFx.doneData, {
  allowed: ({ mayGo }) => mayGo,
  declined: ({ mayGo }) => !mayGo,
})
sample({ clock: allowed, fn: ({ departure }) => departure, target: leavingAllowed })
sample({ clock: declined, fn: ({ departure }) => departure, target: leavingDeclined })
