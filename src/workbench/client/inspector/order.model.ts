import { createEvent, sample } from 'effector'
import type { Edit, SubjectName } from '../../../../codegen/workbench/protocol'
import { subjectChosen } from '../address/address.model'
import { $shown, edited } from '../changes/draft.model'
import { moveBy, moveInto, nameAfter } from './order'

/** Moving a subject up, down, and into another section. */
export const stepped = createEvent<{ subject: SubjectName; step: -1 | 1 }>()
export const sectionEntered = createEvent<{ subject: SubjectName; section: SubjectName }>()

const moved = sample({
  clock: stepped,
  source: $shown,
  fn: (tables, { subject, step }) => tables && moveBy(tables, subject, step),
}).filterMap<Extract<Edit, { do: 'move' }>>((move) => move ?? undefined)

const entered = sectionEntered.map(({ subject, section }) => moveInto(subject, section))

sample({ clock: [moved, entered], target: edited })
// Keeps the moved subject selected.
sample({ clock: entered, fn: nameAfter, target: subjectChosen })
