// Which side of a review is read beside the film.
import { combine, createEvent, createStore, sample } from 'effector'
import { $query } from '../../../../browser/location'
import { $programId, versionChosen } from './review.model'

export const tabs = ['comments', 'changes', 'captions', 'approval'] as const
export type Tab = (typeof tabs)[number]

export const tabChosen = createEvent<Tab>()

/** Notices lead to what they are about; undefined: the address says nothing. */
const $asked = $query.map(({ tab }) => tabs.find((each) => each === tab) ?? null)

/** null: nobody has chosen one yet. */
const $chosen = createStore<Tab | null>(null)
  .on(tabChosen, (_, tab) => tab)
  .on($asked.updates.filter({ fn: (asked) => asked !== null }), () => null)
  .reset($programId)

export const $tab = combine($chosen, $asked, (chosen, asked): Tab => chosen ?? asked ?? 'comments')

// Another version is read on the same side, whose address no longer says which.
sample({ clock: versionChosen, source: $tab, target: tabChosen })
