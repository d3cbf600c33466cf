import { useUnit } from 'effector-react'
import { useText } from '../../../browser/text/useText'
import { Button } from '../../../ui/buttons/Button'
import { clockTime } from '../../../ui/media/time'
import { $recordedMs } from './recording.model'
import { commanded } from './commands.model'
import { $otherMicrophone, microphoneReplaced } from './devices.model'
import styles from './PausedCard.module.css'

/** The take holds; after an unplugged microphone it goes on with another one. */
export function PausedCard({ why }: { why: 'pausePressed' | 'micEnded' }) {
  const t = useText()
  const { ms, other, command, replace } = useUnit({
    ms: $recordedMs,
    other: $otherMicrophone,
    command: commanded,
    replace: microphoneReplaced,
  })
  const time = clockTime(ms / 1000)
  const stop = (
    <Button size="lg" onClick={() => command('record')}>
      {why === 'micEnded' ? t('recorder.stopAndKeep') : t('recorder.stop')}
    </Button>
  )
  if (why === 'micEnded')
    return (
      <div className={styles.paused} role="alert">
        <p className={styles.title}>{t('recorder.micEnded', { time })}</p>
        <div className={styles.actions}>
          {other && (
            <Button variant="primary" size="lg" onClick={() => replace(other)}>
              {t('recorder.useOther', { device: other.label })}
            </Button>
          )}
          {stop}
        </div>
      </div>
    )
  return (
    <div className={styles.paused}>
      <p className={styles.title}>{t('recorder.pausedAt', { time })}</p>
      <div className={styles.actions}>
        <Button variant="primary" size="lg" onClick={() => command('pause')}>
          {t('recorder.resume')}
        </Button>
        {stop}
      </div>
    </div>
  )
}
