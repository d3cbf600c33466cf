import type { Edit, RuleRow, SubjectName, Tables } from '../../../../codegen/workbench/protocol'
import type { BadgeEntry, Predicate } from '../../../../codegen/read/manifest'

/**
 * What a field shows: what has just been edited, before the preview of it is there and also when it breaks the
 * manifest; else what the tables say.
 */
export function draftedAccess(
  edits: readonly Edit[],
  of: SubjectName,
  access: Predicate | null,
): Predicate | null {
  const edit = last(edits, (each) => each.do === 'setAccess' && each.of === of)
  return edit?.do === 'setAccess' ? edit.access : access
}

export function draftedBadge(
  edits: readonly Edit[],
  of: SubjectName,
  badge: BadgeEntry | null,
): BadgeEntry | null {
  const edit = last(edits, (each) => each.do === 'setBadge' && each.of === of)
  return edit?.do === 'setBadge' ? edit.badge : badge
}

export function draftedRule(
  edits: readonly Edit[],
  of: SubjectName,
  row: RuleRow,
): Pick<RuleRow, 'when' | 'then' | 'overrides'> {
  const edit = last(edits, (each) => each.do === 'setRule' && each.of === of)
  return edit?.do === 'setRule' ? { ...edit, overrides: edit.overrides ?? row.overrides } : row
}

export function draftedWords(
  edits: readonly Edit[],
  words: Tables['words'],
  language: string,
  key: string,
): string {
  const edit = last(
    edits,
    (each) => each.do === 'setWords' && each.language === language && each.key === key,
  )
  return edit?.do === 'setWords' ? edit.words : (words[language]?.[key] ?? '')
}

/** Flags there are and flags that are only drafted. */
export function draftedFlags(edits: readonly Edit[], flags: Tables['flags']): readonly string[] {
  const added = edits.flatMap((edit) => (edit.do === 'addFlag' ? edit.id : []))
  return [...new Set([...flags.map(({ id }) => id), ...added])]
}

const last = (edits: readonly Edit[], test: (edit: Edit) => boolean) => edits.findLast(test)
