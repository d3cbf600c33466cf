import { useUnit } from 'effector-react'
import type { ActionEntry, WhenEntry } from '../../../../codegen/read/manifest'
import type { RuleRow, SubjectName, Tables } from '../../../../codegen/workbench/protocol'
import { $editsShown, edited } from '../changes/draft.model'
import { draftedRule } from '../changes/drafted'
import { words } from '../words'
import { ActionsEditor } from './ActionsEditor'
import { ruleParts } from './condition'
import { ConditionEditor } from './ConditionEditor'
import { ListEditor } from './ListEditor'
import { Part } from './Part'

type ActionEntries = readonly ActionEntry[]
type RuleIds = readonly string[]

export interface RuleEditorProps {
  subject: SubjectName
  rule: RuleRow
  tables: Tables
}

/** An error rule as form fields: the replies it matches, and its actions in order. */
export function RuleEditor({ subject, rule, tables }: RuleEditorProps) {
  const { edits, edit } = useUnit({ edits: $editsShown, edit: edited })
  const { when, then, overrides } = draftedRule(edits, subject, rule)
  const change = (next: { when?: WhenEntry; acts?: ActionEntries; overrides?: RuleIds }) =>
    edit({
      do: 'setRule',
      of: subject,
      ...ruleParts(next.when ?? when, next.acts ?? then),
      overrides: next.overrides ?? overrides,
    })
  const ids = tables.rules.map(({ id }) => id)
  return (
    <>
      <Part title={words.rule.when}>
        <ConditionEditor
          when={when}
          calls={tables.calls.map(({ id }) => id)}
          onChange={(next) => change({ when: next })}
        />
      </Part>
      <Part title={words.rule.acts}>
        <ActionsEditor
          actions={then}
          texts={Object.keys(Object.values(tables.words)[0] ?? {})}
          onChange={(acts) => change({ acts })}
        />
      </Part>
      <Part title={words.rule.overrides}>
        <ListEditor
          label={words.rule.addOverride}
          chosen={overrides}
          possible={ids.slice(ids.indexOf(rule.id) + 1)}
          ask={words.rule.addOverride}
          removeLabel={words.rule.removeOverride}
          onChange={(next) => change({ overrides: next })}
          hideLabel
        />
      </Part>
    </>
  )
}
