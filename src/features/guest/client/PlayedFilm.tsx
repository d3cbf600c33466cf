import { Play } from 'lucide-react'
import { useRef, useState } from 'react'
import type { GuestFilm } from '../../../../generated/facts/features/guest'
import styles from './Guest.module.css'
import { useGuest } from './useGuest'

/** A film of ours; what plays it is fetched with the first press. */
export function PlayedFilm({ film, label }: { film: GuestFilm; label: string }) {
  const { say } = useGuest()
  const video = useRef<HTMLVideoElement>(null)
  const [isBegun, setBegun] = useState(false)
  const play = async () => {
    const element = video.current
    if (!element) return
    setBegun(true)
    const { playFilm } = await import('../../../ui/media/playFilm')
    playFilm(element, { onFailed: silent, onLost: silent, onQualities: silent }).offer(film.sources)
    await element.play().catch(silent)
  }
  return (
    <div className={styles.film}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- guests have no captions yet */}
      <video ref={video} playsInline preload="none" controls={isBegun} poster={film.posterUrl} />
      {!isBegun && (
        <button
          type="button"
          className={styles.play}
          aria-label={`${say('guest.welcome.playFilm')}: ${label}`}
          onClick={() => void play()}
        >
          <span className={styles.playSign}>
            <Play size={18} aria-hidden fill="currentColor" />
          </span>
          <span className={styles.playWords}>{label}</span>
        </button>
      )}
    </div>
  )
}

const silent = () => undefined
