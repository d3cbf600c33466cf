import { useUnit } from 'effector-react'
import { useFormat } from '../../../browser/text/useFormat'
import { useText } from '../../../browser/text/useText'
import type { ImportModel } from './createImportModel'
import styles from './ImportPage.module.css'

/** How many rows would be added, changed and left out. */
export function ImportSummary({ model }: { model: ImportModel }) {
  const t = useText()
  const format = useFormat()
  const counts = useUnit(model.$counts)
  const parts = [
    { tone: 'new', count: counts.new, isAlways: true },
    { tone: 'changed', count: counts.changed, isAlways: true },
    { tone: 'same', count: counts.same + counts.skipped, isAlways: false },
    { tone: 'faulty', count: counts.faulty + counts.left, isAlways: true },
    { tone: 'checking', count: counts.checking + counts.waiting, isAlways: false },
  ] as const
  return (
    <section className={styles.card}>
      <h2>{t('screens.import.what')}</h2>
      <div className={styles.share} aria-hidden>
        {parts
          .filter(({ count }) => count > 0)
          .map(({ tone, count }) => (
            <span key={tone} data-tone={tone} style={{ flexGrow: count }} />
          ))}
      </div>
      <dl className={styles.counts}>
        {parts
          .filter(({ count, isAlways }) => isAlways || count > 0)
          .map(({ tone, count }) => (
            <div key={tone} data-tone={tone}>
              <dt>{t(`screens.import.sum.${tone}`)}</dt>
              <dd>{format.count(count)}</dd>
            </div>
          ))}
      </dl>
    </section>
  )
}
