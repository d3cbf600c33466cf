// How many contacts the rule in the open form matches now.
import { createStore, sample } from 'effector'
import {
  listContacts,
  type ListContactsRequest,
} from '../../../../generated/facts/features/contacts'
import { screen } from '../../../../generated/facts/screens/contactLists'
import { createCallFx } from '../../../calls/createCallFx'
import { modelsOf } from '../../../screens/client'

export const { form: listForm } = modelsOf(screen)

type Rule = NonNullable<ListContactsRequest['filters']>
const noConditions: Rule = []

/** Null: no list by rule stands open. */
const $rule = listForm.$draft.map((draft) => {
  const now: Readonly<Record<string, unknown>> = { ...draft?.row, ...draft?.edits }
  return now['kind'] === 'rule' ? ((now['rule'] ?? noConditions) as Rule) : null
})

export interface RuleCount {
  readonly count: number
  readonly isFloor: boolean
}

const countFx = createCallFx({ ...listContacts, background: true })
export const $ruleCount = createStore<RuleCount | null>(null).reset(listForm.rows.$openId)

sample({
  clock: $rule.updates.filter({ fn: (rule) => rule !== null }),
  fn: (filters) => ({ filters: filters!, limit: 1 }),
  target: countFx,
})
// A late reply may be about conditions that were changed meanwhile.
sample({
  clock: countFx.done,
  source: $rule,
  filter: (rule, { params }) => rule === params.filters,
  fn: (_, { result: { total = 0, isFloor = false } }) => ({ count: total, isFloor }),
  target: $ruleCount,
})
