import { useUnit } from 'effector-react'
import type { ClauseEntry } from '../../../../codegen/read/manifest'
import type { Tables } from '../../../../codegen/workbench/protocol'
import { IconButton } from '../../../ui/buttons/IconButton'
import { SegmentedControl } from '../../../ui/fields/SegmentedControl'
import { $roleName } from '../lens/roleNames.model'
import { WorkbenchIcon } from '../WorkbenchIcon'
import { words } from '../words'
import { withFact, withRole } from './predicate'
import { ToggleChip } from './ToggleChip'
import { WayFlags } from './WayFlags'
import styles from './Access.module.css'

export interface WayProps {
  no: number
  way: ClauseEntry
  tables: Tables
  flags: readonly string[]
  onChange: (way: ClauseEntry) => void
  onRemove: (() => void) | undefined
}

/** One clause of a predicate ("way"): its role, flags and circumstances must all match. */
export function Way({ no, way, tables, flags, onChange, onRemove }: WayProps) {
  const nameOf = useUnit($roleName)
  const asksFacts = Object.keys(way.facts ?? {}).length > 0
  return (
    <fieldset className={styles.way}>
      <legend className={styles.legend}>{words.access.way(no)}</legend>
      {onRemove && (
        <span className={styles.remove}>
          <IconButton
            size="sm"
            label={words.access.removeWay(no)}
            icon={<WorkbenchIcon name="close" />}
            onClick={onRemove}
          />
        </span>
      )}
      <fieldset aria-label={words.access.roles} className={styles.chips}>
        {[
          ...Object.keys(tables.groups).map((id) => `$${id}`),
          ...tables.roles.map(({ id }) => id),
        ].map((role) => (
          <ToggleChip
            key={role}
            isOn={way.roles?.includes(role) ?? false}
            onToggle={() => onChange(withRole(way, role))}
          >
            {nameOf(role)}
          </ToggleChip>
        ))}
      </fieldset>
      {!way.roles && <p className={styles.quiet}>{words.access.anyRole}</p>}
      <WayFlags {...{ way, flags, onChange }} />
      <details open={asksFacts || undefined}>
        <summary className={styles.summary}>{words.access.facts}</summary>
        {tables.facts.map(({ id, values }) => (
          <div key={id} className={styles.fact}>
            <span className={styles.name}>{words.lens.facts[id] ?? id}</span>
            <SegmentedControl
              label={words.lens.facts[id] ?? id}
              value={way.facts?.[id] ?? ''}
              segments={[
                { value: '', label: words.access.any },
                ...values.map((value) => ({
                  value: value.id,
                  label: words.lens.values[value.id] ?? value.id,
                })),
              ]}
              onValueChange={(value) =>
                onChange(withFact(way, id, value === '' ? undefined : value))
              }
            />
          </div>
        ))}
      </details>
    </fieldset>
  )
}
