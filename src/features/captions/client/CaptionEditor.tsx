import { useMemo, type KeyboardEvent } from 'react'
import { useText } from '../../../browser/text/useText'
import { Button } from '../../../ui/buttons/Button'
import { Icon } from '../../../ui/icons/Icon'
import { seekTo } from '../../../ui/media/commands'
import { useCueNow } from '../../../ui/media/useCueNow'
import type { Edit, Editing } from '../editing'
import { editorKeyOf, type EditorKey } from '../editorKeys'
import { warningsOf } from '../warnings'
import { CueFields } from './CueFields'
import { CueLine } from './CueLine'
import styles from './CaptionEditor.module.css'

interface CaptionEditorProps {
  label: string
  editing: Editing
  video: HTMLVideoElement | null
  /** How much of the film comes before its captions count. */
  leadMs: number
  isReadOnly: boolean
  onEdit: (edit: Edit) => void
  onGo: (at: number) => void
  onUndo: () => void
  onSave: () => void
}

/** Cues beside their film: read, sought by a press, and edited where that is allowed. */
export function CaptionEditor(props: CaptionEditorProps) {
  const { label, editing, video, leadMs, isReadOnly, onEdit, onGo, onUndo, onSave } = props
  const t = useText()
  const { cues, at } = editing
  const now = useCueNow(video, cues, leadMs)
  const warnings = useMemo(() => cues.map((cue, no) => warningsOf(cue, cues[no + 1])), [cues])
  const go = useMemo(
    () => (no: number) => {
      const cue = cues[no]
      if (cue && video) seekTo(video, (leadMs + cue.fromMs) / 1000)
      if (!isReadOnly) onGo(no)
    },
    [cues, video, leadMs, isReadOnly, onGo],
  )
  const nowMs = () => Math.max(0, Math.round((video?.currentTime ?? 0) * 1000 - leadMs))
  const addAt = (fromMs: number) => onEdit({ do: 'add', fromMs })
  const does: Record<EditorKey, (area: HTMLTextAreaElement | null) => void> = {
    next: () => (at < cues.length - 1 ? go(at + 1) : addAt(cues[at]?.toMs ?? nowMs())),
    split: (area) => onEdit({ do: 'split', at, letter: area?.selectionStart ?? 0 }),
    join: () => onEdit({ do: 'join', at }),
    stampIn: () => onEdit({ do: 'time', at, fromMs: nowMs() }),
    stampOut: () => onEdit({ do: 'time', at, toMs: nowMs() }),
    undo: onUndo,
    save: onSave,
    leave: () => onGo(-1),
  }
  const keyDown = (event: KeyboardEvent) => {
    const { key, code, altKey, shiftKey, ctrlKey, metaKey, nativeEvent, target } = event
    const isCommand = ctrlKey || metaKey
    const act = editorKeyOf({ key, code, altKey, shiftKey, isCommand })
    // A button does its own with Enter, and so does who chooses letters of a script from a list.
    const isOwn = act === 'next' && target instanceof HTMLButtonElement
    if (!act || isOwn || nativeEvent.isComposing || (act === 'leave' && at < 0)) return
    event.preventDefault()
    event.stopPropagation()
    does[act](target instanceof HTMLTextAreaElement ? target : null)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys bubble up from the fields
    <section
      className={styles.editor}
      aria-label={label}
      onKeyDown={isReadOnly ? undefined : keyDown}
    >
      <ol className={styles.cues}>
        {cues.map((cue, no) =>
          no === at && !isReadOnly ? (
            <CueFields
              key={no}
              at={no}
              cue={cue}
              warnings={warnings[no]!}
              isLast={no === cues.length - 1}
              onEdit={onEdit}
            />
          ) : (
            <CueLine
              key={no}
              at={no}
              cue={cue}
              warnings={isReadOnly ? none : warnings[no]!}
              isNow={no === now}
              onGo={go}
            />
          ),
        )}
      </ol>
      {!isReadOnly && (
        <div className={styles.foot}>
          <Button size="sm" icon={<Icon name="plus" />} onClick={() => addAt(nowMs())}>
            {t('captions.cue.add')}
          </Button>
          {cues.length > 0 && <p className={styles.hint}>{t('captions.keys')}</p>}
        </div>
      )}
    </section>
  )
}

const none = [] as const
