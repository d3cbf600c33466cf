import { useLayoutEffect, useRef } from 'react'
import styles from './SandboxFrame.module.css'

export interface SandboxFrameProps {
  title: string
  /** A whole document. */
  html: string
}

/** A document of its own on this page: nothing in it runs, and it reaches nothing of ours. */
export function SandboxFrame({ title, html }: SandboxFrameProps) {
  const ref = useRef<HTMLIFrameElement>(null)
  useLayoutEffect(() => {
    if (ref.current) ref.current.srcdoc = html
  }, [html])
  return <iframe ref={ref} className={styles.frame} title={title} sandbox="" />
}
