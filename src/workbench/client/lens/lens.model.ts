import { combine, createEvent, sample } from 'effector'
import { defaultLanguage } from '../../../../generated/facts/app'
import { $query } from '../../../browser/location'
import { addressChanged } from '../address/address.model'
import { $shown } from '../changes/draft.model'
import { shownLanguages } from '../spokenIn'
import { flagsInAddress, readLens, toggleFlag, toggleRole, worldOfLens } from './lens'

/** The lens: roles, flags and facts of the person whose view is shown. */
export const roleToggled = createEvent<string>()
export const flagToggled = createEvent<string>()
export const flagsReset = createEvent()
export const factChosen = createEvent<{ fact: string; value: string }>()
/** The name of an overlay; '': everybody. */
export const tenantChosen = createEvent<string>()
export const languageShown = createEvent<string>()

export const $lens = combine($query, $shown, (query, tables) => tables && readLens(query, tables))
export const $lensWorld = combine($lens, $shown, (lens, tables) =>
  lens && tables ? worldOfLens(lens, tables) : null,
)
/** The language in which the product's texts are shown. */
export const $shownLanguage = combine($query, $shown, (query, tables) => {
  const offered = shownLanguages(tables?.words ?? {}).map(({ id }) => id)
  return offered.find((id) => id === query['lang']) ?? offered[0] ?? defaultLanguage
})

const $looking = combine($lens, $shown, (lens, tables) =>
  lens && tables ? { lens, tables } : null,
)

sample({
  clock: roleToggled,
  source: $looking,
  filter: Boolean,
  fn: (looking, id) => ({ roles: toggleRole(looking!.lens, id, looking!.tables).join(',') }),
  target: addressChanged,
})
sample({
  clock: flagToggled,
  source: $looking,
  filter: Boolean,
  fn: (looking, id) => ({
    flags: flagsInAddress(toggleFlag(looking!.lens, id), looking!.tables),
  }),
  target: addressChanged,
})
sample({ clock: flagsReset, fn: () => ({ flags: undefined }), target: addressChanged })
sample({
  clock: factChosen,
  fn: ({ fact, value }) => ({ [fact]: value }),
  target: addressChanged,
})
sample({
  clock: tenantChosen,
  fn: (tenant) => ({ tenant: tenant === '' ? undefined : tenant }),
  target: addressChanged,
})
sample({ clock: languageShown, fn: (lang) => ({ lang }), target: addressChanged })
