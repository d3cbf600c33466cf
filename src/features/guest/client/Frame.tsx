import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { initialsOf } from '../../../ui/identity/monogram'
import styles from './Guest.module.css'
import { useGuest } from './useGuest'

/** Whose page it is, in which language, and what is on it. */
export function Frame({ children, onPress }: { children: ReactNode; onPress: () => void }) {
  const { view, say, page, language } = useGuest()
  const whose = view?.organization ?? page.given.product
  return (
    <div className={styles.page} onPointerDownCapture={onPress} onKeyDownCapture={onPress}>
      <header className={styles.header}>
        <span className={styles.monogram} aria-hidden>
          {initialsOf(whose)}
        </span>
        <strong className={styles.whose}>{whose}</strong>
        <label className={styles.language}>
          <span className={styles.hidden}>{say('guest.language')}</span>
          <select value={language} onChange={(event) => void page.speak(event.target.value)}>
            {page.spoken().map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
          <ChevronDown size={16} aria-hidden />
        </label>
      </header>
      <main className={styles.main}>
        {view?.isTrial && (
          <p className={styles.trial} role="note">
            {say('guest.trial.note')}
          </p>
        )}
        {children}
      </main>
    </div>
  )
}
