import { useId, type ReactNode } from 'react'
import { Icon } from '../icons/Icon'
import styles from './Disclosure.module.css'

interface DisclosureProps {
  title: string
  isOpen: boolean
  onToggle: () => void
  /** Beside the title, open or not. */
  end?: ReactNode
  children: ReactNode
}

/** A heading that shows and hides what stands below it. */
export function Disclosure({ title, isOpen, onToggle, end, children }: DisclosureProps) {
  const contentId = useId()
  return (
    <section className={styles.disclosure}>
      <div className={styles.head}>
        <h3>
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-controls={contentId}
            onClick={onToggle}
          >
            <Icon name={isOpen ? 'chevronDown' : 'chevronRight'} />
            {title}
          </button>
        </h3>
        {end}
      </div>
      <div id={contentId} className={styles.content} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </section>
  )
}
