import { useUnit } from 'effector-react'
import type { CSSProperties } from 'react'
import type { Watch } from '../../../../../generated/facts/features/home'
import { useFormat } from '../../../../browser/text/useFormat'
import { useText } from '../../../../browser/text/useText'
import { Button } from '../../../../ui/buttons/Button'
import { Icon } from '../../../../ui/icons/Icon'
import { watchedShare } from '../../../analytics/session'
import styles from './About.module.css'
import { $missing, missingAsked } from './missing.model'
import { $isGone } from './watch.model'

const goal = Math.round(watchedShare * 100)

/** That it has to be watched, how far one is, and the way to the rest. */
export function Progress({ watch }: { watch: Watch }) {
  const t = useText()
  const { missing, isGone, play } = useUnit({
    missing: $missing,
    isGone: $isGone,
    play: missingAsked,
  })
  const { isRequired, state, percent } = watch
  const isViewed = state === 'viewed'
  if (isGone || (!isRequired && (isViewed || percent === 0))) return null
  return (
    <div className={styles.progress} data-tone={isViewed ? 'ok' : isRequired ? 'warn' : undefined}>
      <Icon name={isViewed ? 'check' : isRequired ? 'due' : 'clock'} />
      <span className={styles.said}>
        {isRequired && (
          <>
            <strong>
              <Due watch={watch} />
            </strong>{' '}
          </>
        )}
        {isViewed ? t('home.watch.isViewed') : t('home.watch.progress', { percent, share: goal })}
      </span>
      {!isViewed && (
        <>
          <span
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it also shows where the goal is
            role="meter"
            aria-label={t('home.watch.progressBar')}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={percent}
            className={styles.bar}
            style={{ '--goal': `${goal}%` } as CSSProperties}
          >
            <span style={{ width: `${percent}%` }} />
          </span>
          {missing.length > 0 && percent > 0 && (
            <Button size="sm" onClick={() => play()}>
              {t('home.watch.playMissing')}
            </Button>
          )}
        </>
      )}
    </div>
  )
}

function Due({ watch: { dueAt, state } }: { watch: Watch }) {
  const t = useText()
  const format = useFormat()
  return dueAt && state !== 'viewed'
    ? t('home.watch.requiredBy', { day: format.wholeDay(dueAt) })
    : t('home.watch.required')
}
