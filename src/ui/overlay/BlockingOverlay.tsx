import { useEffect, useRef } from 'react'
import { Spinner } from '../progress/Spinner'
import styles from './BlockingOverlay.module.css'

export interface BlockingOverlayProps {
  isOpen: boolean
  /** What is awaited, shown under the spinner and said. */
  label: string
}

/** Nothing on the page can be used until this is gone. Only for what changes everything (spec §2). */
export function BlockingOverlay({ isOpen, label }: BlockingOverlayProps) {
  const overlay = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (isOpen) overlay.current?.showModal()
    else overlay.current?.close()
  }, [isOpen])
  return (
    <dialog
      ref={overlay}
      className={styles.overlay}
      aria-label={label}
      aria-busy
      onKeyDown={(event) => event.preventDefault()}
      onCancel={(event) => event.preventDefault()}
    >
      <Spinner size="lg" />
      <output>{label}</output>
    </dialog>
  )
}
