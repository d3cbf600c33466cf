import { useUnit } from 'effector-react'
import type { RuleRow, SubjectName, Tables } from '../../../../codegen/workbench/protocol'
import { $edits, edited } from '../changes/draft.model'
import { draftedRule } from '../changes/drafted'
import { words } from '../words'
import { ActionsEditor } from './ActionsEditor'
import { ruleParts } from './condition'
import { ConditionEditor } from './ConditionEditor'
import { Part } from './Part'

export interface RuleEditorProps {
  subject: SubjectName
  rule: RuleRow
  tables: Tables
}

/** An error rule as fields: the replies it is for, and what is then done, in order. */
export function RuleEditor({ subject, rule, tables }: RuleEditorProps) {
  const { edits, edit } = useUnit({ edits: $edits, edit: edited })
  const { when, then } = draftedRule(edits, subject, rule)
  return (
    <>
      <Part title={words.rule.when}>
        <ConditionEditor
          when={when}
          calls={tables.calls.map(({ id }) => id)}
          onChange={(next) => edit({ do: 'setRule', of: subject, ...ruleParts(next, then) })}
        />
      </Part>
      <Part title={words.rule.acts}>
        <ActionsEditor
          actions={then}
          texts={Object.keys(Object.values(tables.words)[0] ?? {})}
          onChange={(next) => edit({ do: 'setRule', of: subject, ...ruleParts(when, next) })}
        />
      </Part>
    </>
  )
}
