import { useId, type ReactNode } from 'react'
import styles from './Inspector.module.css'

/** A part of the inspector with a heading. */
export function Part({
  title,
  end,
  children,
}: {
  title: string
  end?: ReactNode
  children: ReactNode
}) {
  const id = useId()
  return (
    <section className={styles.part} aria-labelledby={id}>
      <div className={styles.partHead}>
        <h3 id={id} className={styles.partTitle}>
          {title}
        </h3>
        {end}
      </div>
      {children}
    </section>
  )
}
