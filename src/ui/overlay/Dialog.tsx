import type { ReactNode } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { X } from 'lucide-react'
import { IconButton } from '../buttons/IconButton'
import { InDialog } from '../page/layers'
import { useFirstField } from './useFirstField'
import surface from './surface.module.css'
import styles from './Dialog.module.css'

export interface DialogProps {
  isOpen: boolean
  /** Called for Escape, the close button, or a press outside. */
  onClose: () => void
  /** Contains the verb: "Rename clip". */
  title: string
  children?: ReactNode
  /** The buttons; the last one repeats the title's verb. */
  actions?: ReactNode
  /** 400, 560 or 800 px. */
  size?: 'sm' | 'md' | 'lg'
  closeLabel: string
  role?: 'dialog' | 'alertdialog'
  /** False when closing would lose something or is not allowed: then only the actions close it. */
  isDismissable?: boolean
}

/** A question or a short task over the page. The first field gets the focus, or else the dialog. */
export function Dialog({
  isOpen,
  onClose,
  isDismissable = true,
  size = 'sm',
  ...content
}: DialogProps) {
  return (
    <ModalOverlay
      className={surface.scrim}
      data-modal
      isOpen={isOpen}
      onOpenChange={(willBeOpen) => willBeOpen || onClose()}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={!isDismissable}
    >
      <Modal className={styles.modal} data-size={size}>
        <InDialog value>
          <DialogContent {...content} onClose={isDismissable ? onClose : undefined} />
        </InDialog>
      </Modal>
    </ModalOverlay>
  )
}

interface ContentProps extends Omit<DialogProps, 'isOpen' | 'onClose' | 'size' | 'isDismissable'> {
  onClose: (() => void) | undefined
}

function DialogContent({ title, children, actions, closeLabel, role, onClose }: ContentProps) {
  const body = useFirstField<HTMLDivElement>()
  return (
    <AriaDialog className={styles.dialog} role={role}>
      <header className={styles.head}>
        <Heading slot="title" className={styles.title}>
          {title}
        </Heading>
        {onClose && (
          <IconButton label={closeLabel} icon={<X size={16} aria-hidden />} onClick={onClose} />
        )}
      </header>
      {children && (
        <div ref={body} className={styles.body}>
          {children}
        </div>
      )}
      {actions && <footer className={styles.actions}>{actions}</footer>}
    </AriaDialog>
  )
}
