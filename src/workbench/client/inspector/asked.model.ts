import { combine } from 'effector'
import type { About, SubjectName, Tenant } from '../../../../codegen/workbench/protocol'
import { $subject } from '../address/address.model'
import { createAnswers } from '../answers'
import { explainFx, whoFx } from '../api'
import { $edits, $isPreviewing, $preview, $shown, $tenant } from '../changes/draft.model'
import { $isBroken, $revision, stateArrived } from '../folder/folder.model'
import { $lens } from '../lens/lens.model'
import { isHiddenIn } from '../lens/tenant'
import { words } from '../words'
import { findSubject, type Found } from './subject'

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
    tenant: $tenant,
  },
  ({ revision, edits, preview, isPreviewing, isBroken, of, found, tenant }) => {
    const isWhole = edits.length === 0 || preview?.tables !== undefined
    const isAnswerable = found !== null && isAsked(found) && !isBroken && !isHiddenIn(tenant, of)
    if (revision === null || of === null || isPreviewing || !isWhole || !isAnswerable) return null
    return { revision, edits, of, ...(tenant ? { overlay: tenant.name } : {}) }
  },
)
const $looking = combine($about, $lens, $found, (about, lens, found) =>
  about && lens && found?.kind !== 'section' ? { ...about, lens } : null,
)

const $explained = createAnswers($looking, explainFx, stateArrived)
const $whoAnswered = createAnswers($about, whoFx, stateArrived)

/** The newest answer about this subject, even while a newer one is loading. What an overlay leaves out nobody sees. */
export const $explanation = combine(
  { explained: $explained, subject: $subject, tenant: $tenant },
  ({ explained, subject, tenant }) => {
    if (tenant && isHiddenIn(tenant, subject))
      return { isAllowed: false, sentence: words.inspector.leftOut(tenant.name), steps: [] }
    return explained && isAnswerAbout(explained.question, subject, tenant) ? explained.answer : null
  },
)
export const $who = combine(
  { answered: $whoAnswered, subject: $subject, tenant: $tenant },
  ({ answered, subject, tenant }) => {
    if (isHiddenIn(tenant, subject)) return []
    return answered && isAnswerAbout(answered.question, subject, tenant) ? answered.answer : null
  },
)

/** Rules and screens are open to nobody by themselves. */
const isAsked = ({ kind }: Found) => kind !== 'rule' && kind !== 'screen'

function isAnswerAbout(question: About, of: SubjectName | null, tenant: Tenant | null): boolean {
  return question.of === of && question.overlay === tenant?.name
}
