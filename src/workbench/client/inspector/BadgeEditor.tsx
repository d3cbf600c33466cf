import { useUnit } from 'effector-react'
import type { BadgeEntry } from '../../../../codegen/read/manifest'
import type { SubjectName, Tables } from '../../../../codegen/workbench/protocol'
import { SegmentedControl } from '../../../ui/fields/SegmentedControl'
import { SelectField } from '../../../ui/fields/SelectField'
import { TextField } from '../../../ui/fields/TextField'
import { $editsShown, edited } from '../changes/draft.model'
import { draftedBadge } from '../changes/drafted'
import { words } from '../words'
import { badgeOfKind, isCount, kindOfBadge, withLimit, type BadgeKind } from './badge'
import { Part } from './Part'
import styles from './Inspector.module.css'

export interface BadgeEditorProps {
  subject: SubjectName
  tables: Tables
  badge: BadgeEntry | null
  /** Sections may show the sum of their visible entries. */
  maySum?: boolean
}

/** Edits a badge: which field of which call it counts, and its limits. */
export function BadgeEditor({ subject, tables, badge: saved, maySum = false }: BadgeEditorProps) {
  const { edits, edit } = useUnit({ edits: $editsShown, edit: edited })
  const badge = draftedBadge(edits, subject, saved)
  const change = (next: BadgeEntry | null) => edit({ do: 'setBadge', of: subject, badge: next })
  const kinds: readonly BadgeKind[] = maySum ? ['none', 'count', 'sum'] : ['none', 'count']
  return (
    <Part title={words.edit.badge}>
      <SegmentedControl
        label={words.badge.kind}
        value={kindOfBadge(badge)}
        segments={kinds.map((value) => ({ value, label: words.badge[value] }))}
        onValueChange={(kind) => change(badgeOfKind(kind, tables.countable))}
      />
      {isCount(badge) && (
        <>
          <SelectField
            label={words.badge.call}
            value={badge.call}
            options={optionsOf(Object.keys(tables.countable))}
            onValueChange={(call) =>
              change({ ...badge, call, field: tables.countable[call]?.[0] ?? '' })
            }
          />
          <SelectField
            label={words.badge.field}
            value={badge.field}
            options={optionsOf(tables.countable[badge.call] ?? [])}
            onValueChange={(field) => change({ ...badge, field })}
          />
          <div className={styles.pair}>
            <TextField
              label={words.badge.hideAt}
              type="number"
              min={0}
              placeholder="0"
              value={badge.hideAt ?? ''}
              onValueChange={(text) => change(withLimit(badge, 'hideAt', text))}
            />
            <TextField
              label={words.badge.cap}
              type="number"
              min={1}
              placeholder="99"
              value={badge.cap ?? ''}
              onValueChange={(text) => change(withLimit(badge, 'cap', text))}
            />
          </div>
        </>
      )}
    </Part>
  )
}

const optionsOf = (values: readonly string[]) => values.map((value) => ({ value, label: value }))
