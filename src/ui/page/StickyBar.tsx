import { useLayoutEffect, useRef, type ReactNode } from 'react'
import styles from './StickyBar.module.css'

/** A bar that stays at the page's top while its list scrolls; heads of tables stick right under it. */
export function StickyBar({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = bar
    const around = current?.parentElement
    if (!current || !around) return
    const observer = new ResizeObserver(() =>
      around.style.setProperty('--table-head-top', `${current.offsetHeight}px`),
    )
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={bar} className={styles.bar}>
      {children}
    </div>
  )
}
