import type { BadgeEntry } from '../read/manifest'
import type { ControlModel, EntryModel, Model, SectionModel, TreeModel } from '../resolve/model'
import type { Rule } from '../resolve/rule'

/** A rule as the generated facts hold it: four numbers for each clause. */
export type RuleTable = readonly (readonly [
  roles: number,
  care: number,
  want: number,
  facts: number,
])[]

export interface NavigationTable {
  readonly trees: readonly TreeTable[]
  readonly controls: Readonly<Record<string, ControlTable>>
}

export interface TreeTable {
  readonly id: string
  readonly access: RuleTable
  readonly headings: readonly { readonly routes: readonly string[]; readonly text: string }[]
  readonly sections: readonly SectionTable[]
}

export interface SectionTable {
  readonly id: string
  readonly title: string
  readonly shortTitle: string
  readonly icon: string
  readonly isDirect: boolean
  readonly badge?: BadgeEntry
  readonly entries: readonly EntryTable[]
}

export interface EntryTable {
  readonly id: string
  readonly label: string
  readonly icon: string
  /** All of these must hold. */
  readonly access: readonly RuleTable[]
  readonly target: TargetTable
  readonly badge?: BadgeEntry
}

export interface ControlTable {
  readonly access: RuleTable
  readonly target: TargetTable
}

interface TargetTable {
  readonly route?: string
  readonly params?: Readonly<Record<string, string>>
  readonly link?: string
  readonly action?: string
}

/** The menus as data in the form of generated/facts/navigation.ts: printed there, sent to the workbench and in overlays. */
export function navigationTable({ trees, controls }: Pick<Model, 'trees' | 'controls'>) {
  return {
    trees: trees.map(treeTable),
    controls: Object.fromEntries(controls.map((control) => [control.id, controlTable(control)])),
  } satisfies NavigationTable
}

export const ruleTable = (rule: Rule): RuleTable =>
  rule.map(({ roles, care, want, facts }) => [roles, care, want, facts] as const)

function treeTable({ id, rule, headings = [], sections }: TreeModel): TreeTable {
  return { id, access: ruleTable(rule), headings, sections: sections.map(sectionTable) }
}

function sectionTable(section: SectionModel): SectionTable {
  const { id, title, shortTitle = title, icon, whenSingle, badge, entries } = section
  return {
    id,
    title,
    shortTitle,
    icon,
    isDirect: whenSingle === 'direct',
    ...badgeTable(badge),
    entries: entries.map(entryTable),
  }
}

function entryTable({ id, label, icon, rules, badge, ...target }: EntryModel): EntryTable {
  return {
    id,
    label,
    icon,
    access: rules.map(ruleTable),
    target: targetTable(target),
    ...badgeTable(badge),
  }
}

function controlTable({ rule, ...target }: ControlModel): ControlTable {
  return { access: ruleTable(rule), target: targetTable(target) }
}

function targetTable({ route, params, link, action }: TargetTable): TargetTable {
  return {
    ...(route === undefined ? {} : { route }),
    ...(params === undefined ? {} : { params }),
    ...(link === undefined ? {} : { link }),
    ...(action === undefined ? {} : { action }),
  }
}

function badgeTable(badge: BadgeEntry | undefined): { badge?: BadgeEntry } {
  if (badge === undefined || badge.sum !== undefined) return badge ? { badge } : {}
  const { call, field, hideAt = 0, cap = 99 } = badge
  return { badge: { call, field, hideAt, cap } }
}
