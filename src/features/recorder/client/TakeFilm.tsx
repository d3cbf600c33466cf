// oxlint-disable jsx-a11y/media-has-caption -- a take of the moment has none yet
import { useUnit } from 'effector-react'
import { useText } from '../../../browser/text/useText'
import { tenthsTime } from './tenths'
import { playerShown, playingChanged, $timeMs, timeMoved } from './player.model'
import { RecorderIcon } from './RecorderIcon'
import { $chosen, $film, $lengthMs, $number, lengthMeasured, sizeMeasured } from './review.model'
import { commanded } from './commands.model'
import styles from './TakeFilm.module.css'

/** The chosen take, played from this computer's disk. */
export function TakeFilm() {
  const t = useText()
  const { take, film, number, timeMs, lengthMs, command, shown, moved, playing, measured, sized } =
    useUnit({
      take: $chosen,
      film: $film,
      number: $number,
      timeMs: $timeMs,
      lengthMs: $lengthMs,
      command: commanded,
      shown: playerShown,
      moved: timeMoved,
      playing: playingChanged,
      measured: lengthMeasured,
      sized: sizeMeasured,
    })
  const measure = ({ duration, videoWidth: width, videoHeight: height }: HTMLVideoElement) => {
    if (!film) return
    const { takeId } = film
    if (Number.isFinite(duration)) measured({ takeId, ms: duration * 1000 })
    if (width > 0) sized({ takeId, width, height })
  }
  return (
    <section className={styles.film} aria-label={t('recorder.takeNumber', { number })}>
      {film && (
        <video
          key={film.takeId}
          ref={(video) => void shown(video)}
          src={film.url}
          className={styles.video}
          preload="auto"
          playsInline
          onClick={() => command('play')}
          onLoadedMetadata={({ currentTarget }) => measure(currentTarget)}
          onDurationChange={({ currentTarget }) => measure(currentTarget)}
          onTimeUpdate={({ currentTarget }) => moved(currentTarget.currentTime * 1000)}
          onSeeked={({ currentTarget }) => moved(currentTarget.currentTime * 1000)}
          onPlay={() => playing(true)}
          onPause={() => playing(false)}
        />
      )}
      {take?.source === 'audio' && (
        <span className={styles.sound}>
          <RecorderIcon name="audio" size="xl" />
        </span>
      )}
      <span className={styles.number}>{t('recorder.takeNumber', { number })}</span>
      <span className={styles.time}>
        {tenthsTime(timeMs)} / {tenthsTime(lengthMs)}
      </span>
    </section>
  )
}
