import { attach, combine, createEvent, createStore, sample } from 'effector'
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
/** Triggered at once if nothing is unfinished, else when the person confirms. */
export const leavingAllowed = createEvent<Departure>()
export const leavingDeclined = createEvent<Departure>()
export const leavePressed = createEvent()
export const stayPressed = createEvent()

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
const $asked = createStore<Question | null>(null)
  .on(lookFx.doneData, (_, { isFree, ...question }) => (isFree ? null : question))
  .reset(leavingAllowed, leavingDeclined)

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
  target: leavingAllowed,
})

const answered = { source: $asked.map((asked) => asked?.departure ?? null), filter: Boolean }
sample({ clock: leavePressed, ...answered, target: leavingAllowed })
sample({ clock: stayPressed, ...answered, target: leavingDeclined })
