import { useState } from 'react'
import { Icon } from '../../../ui/icons/Icon'
import { useSay } from '../cells/useSay'
import { fieldLabel } from '../own/ownScreen'
import { FilterPanel } from './FilterPanel'
import { useFilters } from './FilterContext'
import styles from './FilterPanel.module.css'

/** One field is picked, and asked for in its place. */
export function FieldPick({ fields }: { fields: readonly string[] }) {
  const say = useSay()
  const { screen, ask } = useFilters()
  const [picked, setPicked] = useState<string>()
  const labelOf = (field: string) => fieldLabel(screen, field, say)
  if (picked === undefined) {
    return (
      <div className={styles.fields}>
        {fields.map((field) => (
          <button
            key={field}
            type="button"
            className={styles.line}
            onClick={() => {
              setPicked(field)
              ask(field)
            }}
          >
            <span className={styles.grow}>{labelOf(field)}</span>
            <Icon name="chevronRight" />
          </button>
        ))}
      </div>
    )
  }
  return (
    <>
      <header className={styles.head}>{labelOf(picked)}</header>
      <FilterPanel field={picked} />
    </>
  )
}
