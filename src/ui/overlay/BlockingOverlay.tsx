import { useEffect, useRef } from 'react'
import { Spinner } from '../progress/Spinner'
import styles from './BlockingOverlay.module.css'

export interface BlockingOverlayProps {
  isOpen: boolean
  /** What is being waited for: shown under the spinner and announced. */
  label: string
}

/** Blocks the whole page while it is open. Only for changes of everything (spec §2). */
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
