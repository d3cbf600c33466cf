import { useUnit } from 'effector-react'
import { href } from '../../../../../generated/facts/routes'
import { useText } from '../../../../browser/text/useText'
import { ScreenLink } from '../../../../shell/routing/ScreenLink'
import { $continued } from '../continue.model'
import '../home.model'
import { InboxPicture } from '../InboxPicture'
import { InboxWords } from '../InboxWords'
import { allList } from '../lists'
import styles from './ContinueRow.module.css'

/** Above all programs: those with which somebody goes on. While they look for something it stands aside. */
export function ContinueRow() {
  const t = useText()
  const { continued, question } = useUnit({
    continued: $continued,
    question: allList.place.$question,
  })
  const { rows, required, started } = continued
  const isLooking = question.search !== undefined || question.filters !== undefined
  if (rows.length === 0 || isLooking) return null
  const said = [
    required > 0 && t('home.continue.required', { count: required }),
    started > 0 && t('home.continue.started', { count: started }),
  ]
  return (
    <section className={styles.band} aria-label={t('home.continue.title')}>
      <h2 className={styles.head}>
        {t('home.continue.title')} <span>{said.filter(Boolean).join(', ')}</span>
      </h2>
      <ul className={styles.cards}>
        {rows.map((row) => (
          <li key={row.programId}>
            <ScreenLink
              className={styles.card}
              to={`${href('home.watch', { programId: row.programId })}?from=library`}
            >
              <InboxPicture row={row} />
              <InboxWords row={row}>
                {row.percent > 0
                  ? t('home.card.watched', { percent: row.percent })
                  : t('home.card.notStarted')}
              </InboxWords>
            </ScreenLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
