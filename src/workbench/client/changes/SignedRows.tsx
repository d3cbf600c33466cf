import { useUnit } from 'effector-react'
import type { Preview } from '../../../../codegen/workbench/protocol'
import { Button } from '../../../ui/buttons/Button'
import { PlaceLink } from '../inspector/PlaceLink'
import { words } from '../words'
import { $edits, edited } from './draft.model'
import styles from './Changes.module.css'

/** Rows of QA's tables that the changes contradict; one press updates them in the same save. */
export function SignedRows({ rows, others }: Preview['disagreements']) {
  const { edits, edit } = useUnit({ edits: $edits, edit: edited })
  if (rows.length + others.length === 0) return null
  const isRewritten = edits.some((each) => each.do === 'rewriteTables')
  return (
    <section className={styles.signed} aria-label={words.changes.tables}>
      <h2 className={styles.title}>{words.changes.tables}</h2>
      {rows.length > 0 && isRewritten && (
        <p className={styles.quiet}>{words.changes.rewritten(rows.length)}</p>
      )}
      {rows.length > 0 && !isRewritten && (
        <>
          <p>{words.changes.disagree(rows.length)}</p>
          <Rows description={rows} />
          <Button size="sm" onClick={() => edit({ do: 'rewriteTables' })}>
            {words.changes.rewrite(rows.length)}
          </Button>
        </>
      )}
      {others.length > 0 && (
        <>
          <p>{words.changes.byHand}</p>
          <Rows description={others} />
        </>
      )}
    </section>
  )
}

function Rows({ description }: { description: readonly string[] }) {
  return (
    <ul className={styles.effects}>
      {description.map((sentence) => {
        const [place = '', ...rest] = sentence.split(' ')
        return (
          <li key={sentence} className={styles.effect}>
            <span className={styles.description}>
              {rest.join(' ')} <PlaceLink place={place} />
            </span>
          </li>
        )
      })}
    </ul>
  )
}
