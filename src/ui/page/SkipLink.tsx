import styles from './SkipLink.module.css'

export interface SkipLinkProps {
  /** Id of the element to go to. */
  to: string
  children: string
}

/** The first stop of the keyboard, seen only there: past everything that stands around the page. */
export function SkipLink({ to, children }: SkipLinkProps) {
  return (
    <a className={styles.skip} href={`#${to}`}>
      {children}
    </a>
  )
}
