import type { Edit, Preview } from '../../../../codegen/workbench/protocol'
import type { Tone } from '../../../ui/labels/Badge'
import { words } from '../words'

/** A short summary of the changes: how many gain, lose and move, and problems. */
export function summaryOf(
  { changes, problems, tables, disagreements }: Preview,
  edits: readonly Edit[],
): { tone: Tone; text: string }[] {
  const description = (['GAIN', 'LOSE', 'ADDED', 'REMOVED', 'MOVED', 'RENAMED'] as const).map(
    (kind) => {
      const many = changes.filter((change) => change.kind === kind).length
      return { tone: tones[kind], text: `${words.changes.kinds[kind]} ${many}`, many }
    },
  )
  const errors = problems.filter(({ severity }) => severity === 'error').length
  const warnings = problems.length - errors
  const approvals = changes.filter(({ needsApproval }) => needsApproval).length
  const isRewritten = edits.some((edit) => edit.do === 'rewriteTables')
  const rows = disagreements.others.length + (isRewritten ? 0 : disagreements.rows.length)
  return [
    ...description,
    { tone: 'danger' as const, text: words.changes.errors(errors), many: tables ? 0 : errors },
    { tone: 'warn' as const, text: words.folder.warnings(warnings), many: warnings },
    { tone: 'warn' as const, text: words.changes.approvals(approvals), many: approvals },
    { tone: 'warn' as const, text: words.changes.disagree(rows), many: rows },
  ]
    .filter(({ many }) => many > 0)
    .map(({ tone, text }) => ({ tone, text }))
}

export const tones = {
  GAIN: 'ok',
  LOSE: 'warn',
  ADDED: 'ok',
  REMOVED: 'danger',
  MOVED: 'info',
  RENAMED: 'info',
  SAME: 'neutral',
} as const
