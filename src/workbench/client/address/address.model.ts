import { createEvent, sample } from 'effector'
import type { SubjectName } from '../../../../codegen/workbench/protocol'
import { $query, navigateFx } from '../../../browser/location'
import { addressWith, readView, type View } from './address'

/** The state of the view is kept in the address only. */
export const viewChosen = createEvent<View>()
export const subjectChosen = createEvent<SubjectName | null>()
/** Changes query parameters without a new history entry. */
export const addressChanged = createEvent<Readonly<Record<string, string | undefined>>>()

export const $view = $query.map(readView)
export const $subject = $query.map<SubjectName | null>((query) => query['of'] ?? null, {
  skipVoid: false,
})

sample({
  clock: viewChosen,
  source: $query,
  fn: (query, view) => ({ to: addressWith(query, { view: view === 'menu' ? undefined : view }) }),
  target: navigateFx,
})
sample({
  clock: subjectChosen,
  source: $query,
  fn: (query, of) => ({ to: addressWith(query, { of: of ?? undefined }), replace: true }),
  target: navigateFx,
})
sample({
  clock: addressChanged,
  source: $query,
  fn: (query, changes) => ({ to: addressWith(query, changes), replace: true }),
  target: navigateFx,
})
