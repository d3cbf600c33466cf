import { Mic } from 'lucide-react'
import styles from './Camera.module.css'
import type { Linked } from './page'
import { useGuest, useStore } from './useGuest'

/** How loud it is; a word where nothing is heard. */
export function Level({ linked }: { linked: Linked }) {
  const { say } = useGuest()
  const { level, isSilent } = useStore(linked.recorder)
  return (
    <>
      <div className={styles.level} aria-hidden>
        <span className={styles.levelFill} style={{ height: `${Math.round(level * 100)}%` }} />
        <Mic size={14} />
      </div>
      <output className={styles.silent}>{isSilent ? say('guest.record.silent') : ''}</output>
    </>
  )
}
