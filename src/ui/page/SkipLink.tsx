import styles from './SkipLink.module.css'

export interface SkipLinkProps {
  /** Id of the element to go to. */
  to: string
  children: string
}

/** The first tab stop, visible only with focus: skips the shell and goes to the page. */
export function SkipLink({ to, children }: SkipLinkProps) {
  return (
    <a className={styles.skip} href={`#${to}`}>
      {children}
    </a>
  )
}
