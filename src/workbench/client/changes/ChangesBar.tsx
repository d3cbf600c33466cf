import { useUnit } from 'effector-react'
import { Badge } from '../../../ui/labels/Badge'
import { Button } from '../../../ui/buttons/Button'
import { Spinner } from '../../../ui/progress/Spinner'
import { WorkbenchIcon } from '../WorkbenchIcon'
import { words } from '../words'
import { ChangesPanel } from './ChangesPanel'
import { $edits, $isPreviewing, $preview, draftDiscarded } from './draft.model'
import { $isPanelOpen, panelToggled } from './panel.model'
import { $isSaving, $obstacle, savePressed } from './saving.model'
import { summaryOf } from './summary'
import styles from './Changes.module.css'

const panelId = 'changes'

/** A summary of the unsaved changes, with a button to save; hidden while there are none. */
export function ChangesBar() {
  const view = useUnit({
    edits: $edits,
    preview: $preview,
    isPreviewing: $isPreviewing,
    isOpen: $isPanelOpen,
    isSaving: $isSaving,
    obstacle: $obstacle,
  })
  const { toggle, discard, save } = useUnit({
    toggle: panelToggled,
    discard: draftDiscarded,
    save: savePressed,
  })
  if (view.edits.length === 0) return null
  return (
    <section className={styles.changes} aria-label={words.changes.label}>
      {view.isOpen && <ChangesPanel id={panelId} />}
      <div className={styles.bar}>
        <Button
          variant="ghost"
          aria-expanded={view.isOpen}
          aria-controls={view.isOpen ? panelId : undefined}
          icon={<WorkbenchIcon name={view.isOpen ? 'down' : 'up'} />}
          onClick={() => toggle()}
        >
          {words.changes.pending(view.edits.length)}
        </Button>
        <output className={styles.summary}>
          {view.isPreviewing && <Spinner />}
          {view.preview &&
            summaryOf(view.preview, view.edits).map(({ tone, text }) => (
              <Badge key={text} tone={tone}>
                {text}
              </Badge>
            ))}
          {view.obstacle !== null && !view.isPreviewing && (
            <span className={styles.obstacle}>{view.obstacle}</span>
          )}
        </output>
        <Button variant="ghost" onClick={() => discard()}>
          {words.changes.discard}
        </Button>
        <Button
          variant="primary"
          icon={<WorkbenchIcon name="save" />}
          aria-keyshortcuts="Control+S"
          disabled={view.obstacle !== null && !view.isPreviewing}
          title={view.obstacle ?? undefined}
          pending={view.isSaving}
          onClick={() => save()}
        >
          {words.changes.save}
        </Button>
      </div>
    </section>
  )
}
