import { useUnit } from 'effector-react'
import { useText } from '../../../../browser/text/useText'
import { Button } from '../../../../ui/buttons/Button'
import styles from './Film.module.css'
import { $countdown, $next, countdownStopped, nextAsked } from './nextUp.model'

/** After a film, where one wants to play on: what comes, and how soon. */
export function Countdown() {
  const t = useText()
  const { left, next, stop, go } = useUnit({
    left: $countdown,
    next: $next,
    stop: countdownStopped,
    go: nextAsked,
  })
  if (left === null || !next) return null
  return (
    <div className={styles.countdown}>
      <p role="timer">{t('home.watch.next.in', { seconds: left })}</p>
      <p>
        <strong>{next.title}</strong>
      </p>
      <div className={styles.acts}>
        <Button variant="primary" onClick={() => go()}>
          {t('home.watch.next.now')}
        </Button>
        <Button onClick={() => stop()}>{t('home.watch.next.cancel')}</Button>
      </div>
    </div>
  )
}
