import type { Edit, RuleRow, SubjectName, Tables } from '../../../../codegen/workbench/protocol'
import type { BadgeEntry, Predicate } from '../../../../codegen/read/manifest'
import type { ScreenEntry } from '../../../../codegen/read/screenEntry'

/**
 * The value a field shows: the edited one, even before its preview arrives or if it makes the
 * manifest invalid; otherwise the one in the tables.
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

/** The parts of a screen's block that are edited by themselves. */
export function draftedScreen(edits: readonly Edit[], of: SubjectName, block: ScreenEntry) {
  const parts = edits.flatMap((edit) =>
    edit.do === 'setScreen' && edit.of === of ? [[edit.part, edit.value]] : [],
  )
  return { ...block, ...Object.fromEntries(parts) } as ScreenEntry
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

/** Existing flags and those added by unsaved edits. */
export function draftedFlags(edits: readonly Edit[], flags: Tables['flags']): readonly string[] {
  const added = edits.flatMap((edit) => (edit.do === 'addFlag' ? edit.id : []))
  return [...new Set([...flags.map(({ id }) => id), ...added])]
}

const last = (edits: readonly Edit[], test: (edit: Edit) => boolean) => edits.findLast(test)
