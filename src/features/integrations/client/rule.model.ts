// Which recordings come in by themselves; edited here, saved by a press.
import { combine, createEvent, createStore, sample } from 'effector'
import type { ImportRule } from '../../../../generated/facts/features/integrations'
import { isSame } from '../../../kit/isSame'
import { noticeShown } from '../../../shell/notices/notices.model'
import { getZoomFx, saveImportRuleFx } from './calls'
import { usualRule } from '../usualRule'
import { zoom } from './zoom.model'

export const ruleEdited = createEvent<Partial<ImportRule>>()
export const ruleSaved = createEvent()

const $kept = createStore(usualRule)
  .on(getZoomFx.doneData, (_, { rule }) => rule)
  .on(saveImportRuleFx.doneData, (_, rule) => rule)
const $edits = createStore<Partial<ImportRule>>({})
  .on(ruleEdited, (edits, edit) => ({ ...edits, ...edit }))
  .reset(zoom.opened, saveImportRuleFx.done)

export const $rule = combine($kept, $edits, (kept, edits): ImportRule => ({ ...kept, ...edits }))
export const $isRuleEdited = combine($rule, $kept, (rule, kept) => !isSame(rule, kept))
export const $isSavingRule = saveImportRuleFx.pending

sample({
  clock: ruleSaved,
  source: { rule: $rule, isSaving: $isSavingRule },
  filter: ({ isSaving }) => !isSaving,
  fn: ({ rule }) => rule,
  target: saveImportRuleFx,
})
sample({
  clock: saveImportRuleFx.done,
  fn: () => ({ tone: 'ok' as const, text: { key: 'integrations.rule.saved' as const } }),
  target: noticeShown,
})
