import type { AccessChange } from '../diff'
import type { Edition } from '../edition'
import { within } from '../../problems/spot'
import { nameOf } from '../subjects'
import { labelsOf, wordsSpot, type Label } from './labels'
import type { Pairing } from './pairSubjects'

/** Something about a name: what it was, what it is now, and where that stands. */
type Renaming = Required<Pick<AccessChange, 'was' | 'now' | 'place'>>

/** Ids that changed where the address did not, and labels that come from another key or read otherwise. */
export function renames(before: Edition, after: Edition, pairing: Pairing): AccessChange[] {
  const [past, present] = [labelsOf(before.model), labelsOf(after.model)]
  return [...pairing.olderOf].flatMap(([now, old]) => {
    const renamings: Renaming[] = []
    if (now.kind !== 'entry' && now.id !== old.id)
      renamings.push({ was: old.id, now: now.id, place: after.placeOf(within(now.spot, 'id')) })
    const labels = past.get(nameOf(old)) ?? []
    for (const [index, label] of (present.get(nameOf(now)) ?? []).entries()) {
      const was = labels[index]
      if (!was) continue
      if (was.key !== label.key)
        renamings.push({
          was: was.key,
          now: label.key,
          place: after.placeOf(within(now.spot, label.of)),
        })
      renamings.push(...reworded(before, after, was, label))
    }
    return distinct(renamings).map((renaming): AccessChange => ({
      kind: 'RENAMED',
      subject: nameOf(now),
      roles: [],
      when: '',
      needsApproval: false,
      ...renaming,
    }))
  })
}

/** In each language that both editions speak. */
function reworded(before: Edition, after: Edition, was: Label, is: Label): Renaming[] {
  return [...after.model.words].flatMap(([language, words]) => {
    const [old, now] = [before.model.words.get(language)?.get(was.key), words.get(is.key)]
    if (old === undefined || now === undefined || old === now) return []
    const place = after.placeOf(wordsSpot(after.model, language, is.key))
    return [{ was: `${language}: ${old}`, now: `${language}: ${now}`, place }]
  })
}

/** A section's short title is mostly its title. */
const distinct = (renamings: readonly Renaming[]) => [
  ...new Map(renamings.map((renaming) => [JSON.stringify(renaming), renaming])).values(),
]
