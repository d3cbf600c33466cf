import type { ReactNode } from 'react'
import { Upload } from 'lucide-react'
import { useFileDrop } from './useFileDrop'
import styles from './FileDrop.module.css'

export interface FileDropProps {
  /** The content of the area that accepts files. */
  children: ReactNode
  onFiles: (files: readonly File[]) => void
  /** Shown while files are dragged over the area: "Drop to upload to Footage". */
  dropLabel: string
  dropDetail?: string
  isDisabled?: boolean
  /** The area is all of what it stands in, instead of being as high as its content. */
  isFilling?: boolean
}

/**
 * An area that takes dropped files. Dropping is never the only way (WCAG 2.5.7): put an
 * UploadButton beside it.
 */
export function FileDrop(props: FileDropProps) {
  const { children, onFiles, dropLabel, dropDetail, isDisabled, isFilling } = props
  const { isOver, area } = useFileDrop(onFiles, isDisabled === true)
  return (
    <div className={styles.area} data-filling={isFilling || undefined} {...area}>
      {children}
      {isOver && (
        <div className={styles.veil}>
          <div className={styles.card}>
            <span className={styles.icon}>
              <Upload size={24} aria-hidden />
            </span>
            <strong>{dropLabel}</strong>
            {dropDetail && <span className={styles.detail}>{dropDetail}</span>}
          </div>
        </div>
      )}
    </div>
  )
}
