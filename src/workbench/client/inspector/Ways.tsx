import type { ClauseEntry } from '../../../../codegen/read/manifest'
import type { Tables } from '../../../../codegen/workbench/protocol'
import { Button } from '../../../ui/buttons/Button'
import { WorkbenchIcon } from '../WorkbenchIcon'
import { words } from '../words'
import { withWay } from './predicate'
import { Way } from './Way'
import styles from './Access.module.css'

export interface WaysProps {
  ways: readonly ClauseEntry[]
  tables: Tables
  flags: readonly string[]
  onChange: (ways: readonly ClauseEntry[]) => void
}

/** The clauses of a predicate, of which one must hold. */
export function Ways({ ways, tables, flags, onChange }: WaysProps) {
  return (
    <ol className={styles.ways}>
      {ways.map((way, at) => (
        <li key={at} className={styles.item}>
          {at > 0 && <span className={styles.or}>{words.access.or}</span>}
          <Way
            no={at + 1}
            {...{ way, tables, flags }}
            onChange={(next) => onChange(withWay(ways, at, next))}
            onRemove={ways.length > 1 ? () => onChange(withWay(ways, at, null)) : undefined}
          />
        </li>
      ))}
      <li>
        <Button
          variant="ghost"
          size="sm"
          icon={<WorkbenchIcon name="add" />}
          onClick={() => onChange([...ways, ways.at(-1) ?? {}])}
        >
          {words.access.addWay}
        </Button>
      </li>
    </ol>
  )
}
