import { useUnit } from 'effector-react'
import { Button } from '../../../ui/buttons/Button'
import { words } from '../words'
import { describeEdit } from './describeEdit'
import { editDropped } from './draft.model'
import type { Clash } from './theirs'
import styles from './Changes.module.css'

/** What two people have changed at once: what stands there by now, and what saving would write. */
export function Clashes({ clashes }: { clashes: readonly Clash[] }) {
  const drop = useUnit(editDropped)
  return (
    <ul className={styles.clashes} aria-label={words.theirs.label}>
      {clashes.map(({ edit, theirs, mine }) => (
        <li key={JSON.stringify(edit)} className={styles.clash}>
          <strong>{describeEdit(edit)}</strong>
          <dl>
            <dt>{words.theirs.theirs}</dt>
            <dd>{theirs}</dd>
            <dt>{words.theirs.mine}</dt>
            <dd>{mine}</dd>
          </dl>
          <Button size="sm" onClick={() => drop(edit)}>
            {words.theirs.take}
          </Button>
        </li>
      ))}
    </ul>
  )
}
