import { useText } from '../../../browser/text/useText'
import { IconButton } from '../../../ui/buttons/IconButton'
import { TextArea } from '../../../ui/fields/TextArea'
import { Icon } from '../../../ui/icons/Icon'
import { mostLetters, type Cue } from '../cue'
import type { Edit } from '../editing'
import type { Warning } from '../warnings'
import { TimeField } from './TimeField'
import { warningText } from './warningText'
import styles from './CaptionEditor.module.css'

interface CueFieldsProps {
  at: number
  cue: Cue
  warnings: readonly Warning[]
  isLast: boolean
  onEdit: (edit: Edit) => void
}

/** A cue that is edited: when it comes and goes, and what it says. */
export function CueFields({ at, cue, warnings, isLast, onEdit }: CueFieldsProps) {
  const t = useText()
  return (
    <li className={styles.fields}>
      <div className={styles.times}>
        <TimeField
          label={t('captions.cue.from')}
          ms={cue.fromMs}
          onChange={(fromMs) => onEdit({ do: 'time', at, fromMs })}
        />
        <TimeField
          label={t('captions.cue.to')}
          ms={cue.toMs}
          onChange={(toMs) => onEdit({ do: 'time', at, toMs })}
        />
      </div>
      <div className={styles.said}>
        <TextArea
          ref={focusIn}
          label={t('captions.cue.words')}
          hideLabel
          dir="auto"
          rows={2}
          maxLength={mostLetters}
          value={cue.text}
          onValueChange={(text) => onEdit({ do: 'write', at, text })}
        />
        {warnings.map((warning) => (
          <p key={warning} className={styles.warning}>
            <Icon name="warning" />
            {warningText(t, warning)}
          </p>
        ))}
      </div>
      <div className={styles.acts}>
        {!isLast && (
          <IconButton
            label={t('captions.cue.join')}
            icon={<Icon name="merge" />}
            onClick={() => onEdit({ do: 'join', at })}
          />
        )}
        <IconButton
          label={t('captions.cue.remove')}
          icon={<Icon name="trash" />}
          onClick={() => onEdit({ do: 'remove', at })}
        />
      </div>
    </li>
  )
}

/** Whoever goes to a cue writes in it. */
const focusIn = (area: HTMLTextAreaElement | null) => area?.focus({ preventScroll: false })
