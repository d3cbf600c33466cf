import { combine } from 'effector'
import { $subject } from '../address/address.model'
import { createAnswers } from '../answers'
import { explainFx, whoFx } from '../api'
import { $edits, $isPreviewing, $preview, $shown } from '../changes/draft.model'
import { $isBroken, $revision, stateArrived } from '../folder/folder.model'
import { $lens } from '../lens/lens.model'
import { findSubject } from './subject'

/** The inspector's questions to the server about the selected subject: why, and who else. */
export const $found = combine($shown, $subject, (tables, subject) =>
  tables && subject ? findSubject(tables, subject) : null,
)

/** If the edits make the manifest invalid, the last answer stays and is marked as outdated. */
const $about = combine(
  {
    revision: $revision,
    edits: $edits,
    preview: $preview,
    isPreviewing: $isPreviewing,
    isBroken: $isBroken,
    of: $subject,
    found: $found,
  },
  ({ revision, edits, preview, isPreviewing, isBroken, of, found }) => {
    const isWhole = edits.length === 0 || preview?.tables !== undefined
    const isAnswerable = found !== null && found.kind !== 'rule' && !isBroken
    if (revision === null || of === null || isPreviewing || !isWhole || !isAnswerable) return null
    return { revision, edits, of }
  },
)
const $looking = combine($about, $lens, $found, (about, lens, found) =>
  about && lens && found?.kind !== 'section' ? { ...about, lens } : null,
)

const $explained = createAnswers($looking, explainFx, stateArrived)
const $whoAnswered = createAnswers($about, whoFx, stateArrived)

/** The newest answer about this subject, even while a newer one is loading. */
export const $explanation = combine($explained, $subject, (explained, subject) =>
  explained && explained.question.of === subject ? explained.answer : null,
)
export const $who = combine($whoAnswered, $subject, (answered, subject) =>
  answered && answered.question.of === subject ? answered.answer : null,
)
