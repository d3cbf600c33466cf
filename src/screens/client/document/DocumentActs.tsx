import { useUnit } from 'effector-react'
import { useFormat } from '../../../browser/text/useFormat'
import { useText } from '../../../browser/text/useText'
import { IconButton } from '../../../ui/buttons/IconButton'
import { Icon } from '../../../ui/icons/Icon'
import { useShortcuts } from '../../../ui/page/useShortcuts'
import type { DocumentModel } from './createDocument'
import styles from './DocumentActs.module.css'

/** Whether a document is saved, undo and redo. */
export function DocumentActs({ document }: { document: DocumentModel }) {
  const t = useText()
  const { canUndo, canRedo, undo, redo } = useUnit({
    canUndo: document.$canUndo,
    canRedo: document.$canRedo,
    undo: document.undone,
    redo: document.redone,
  })
  useShortcuts({ 'mod+z': undo, 'mod+y': redo, 'mod+shift+z': redo })
  return (
    <>
      <SavedText document={document} />
      <IconButton
        label={t('screens.document.undo')}
        icon={<Icon name="undo" />}
        disabled={!canUndo}
        onClick={() => undo()}
      />
      <IconButton
        label={t('screens.document.redo')}
        icon={<Icon name="redo" />}
        disabled={!canRedo}
        onClick={() => redo()}
      />
    </>
  )
}

function SavedText({ document }: { document: DocumentModel }) {
  const t = useText()
  const format = useFormat()
  const { isSaving, unsaved, isUnreached, isRefused, savedAt } = useUnit({
    isSaving: document.$isSaving,
    unsaved: document.$unsaved,
    isUnreached: document.$isUnreached,
    isRefused: document.$isRefused,
    savedAt: document.$savedAt,
  })
  const words = () => {
    if (isUnreached && unsaved) return t('screens.document.offline', { count: unsaved.changes })
    if (isRefused && unsaved) return t('screens.document.notSaved')
    if (isSaving || unsaved) return t('screens.document.saving')
    return savedAt !== null && t('screens.document.saved', { time: format.age(savedAt) })
  }
  return <output className={styles.saved}>{words()}</output>
}
