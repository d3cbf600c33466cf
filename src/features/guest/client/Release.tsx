import { FileText } from 'lucide-react'
import { useState } from 'react'
import type { GuestRelease } from '../../../../generated/facts/features/guest'
import { readingMinutes } from '../answers'
import styles from './Guest.module.css'
import { useGuest } from './useGuest'

const shortLetters = 220

/** The words, all of them after one press. */
export function Release({ release }: { release: GuestRelease }) {
  const { say } = useGuest()
  const [isWhole, setWhole] = useState(false)
  const { name, version, text, language } = release
  const isLong = text.length > shortLetters
  return (
    <section className={styles.release} aria-labelledby="release">
      <div className={styles.releaseHead}>
        <FileText size={18} aria-hidden />
        <h2 id="release">{name}</h2>
        <span className={styles.why}>{say('guest.welcome.release', { version })}</span>
      </div>
      <p className={styles.words} lang={language} data-short={isLong && !isWhole}>
        {text}
      </p>
      {isLong && (
        <button
          type="button"
          className={styles.link}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole
            ? say('guest.welcome.readLess')
            : say('guest.welcome.readAll', { count: readingMinutes(text) })}
        </button>
      )}
    </section>
  )
}
