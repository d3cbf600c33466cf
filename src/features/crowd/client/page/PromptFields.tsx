import type { CrowdPrompt } from '../../../../../generated/facts/features/crowd'
import { useText } from '../../../../browser/text/useText'
import { IconButton } from '../../../../ui/buttons/IconButton'
import { Checkbox } from '../../../../ui/fields/Checkbox'
import { TextArea } from '../../../../ui/fields/TextArea'
import { TextField } from '../../../../ui/fields/TextField'
import { Icon } from '../../../../ui/icons/Icon'
import styles from './Prompts.module.css'

interface PromptFieldsProps {
  prompt: CrowdPrompt
  at: number
  count: number
  onChange: (changed: Partial<CrowdPrompt>) => void
  onMove: (to: number) => void
  onRemove: () => void
}

const mostSeconds = 600

/** One question, what helps to answer it, and how long the answer may be. */
export function PromptFields({ prompt, at, count, onChange, onMove, onRemove }: PromptFieldsProps) {
  const t = useText()
  const no = at + 1
  return (
    <li className={styles.prompt}>
      <div className={styles.head}>
        <strong>{t('crowd.prompts.question', { no })}</strong>
        <span className={styles.acts}>
          {at > 0 && (
            <IconButton
              icon={<Icon name="chevronUp" />}
              label={t('crowd.prompts.up', { no })}
              onClick={() => onMove(at - 1)}
            />
          )}
          {no < count && (
            <IconButton
              icon={<Icon name="chevronDown" />}
              label={t('crowd.prompts.down', { no })}
              onClick={() => onMove(at + 1)}
            />
          )}
          {count > 1 && (
            <IconButton
              icon={<Icon name="trash" />}
              label={t('crowd.prompts.remove', { no })}
              onClick={onRemove}
            />
          )}
        </span>
      </div>
      <TextField
        label={t('crowd.prompts.text')}
        maxLength={200}
        value={prompt.text}
        onValueChange={(text) => onChange({ text })}
      />
      <TextArea
        label={t('crowd.prompts.hint')}
        maxLength={500}
        value={prompt.hint ?? ''}
        onValueChange={(hint) => onChange({ hint: hint || undefined })}
      />
      <TextArea
        label={t('crowd.prompts.script')}
        maxLength={10_000}
        value={prompt.script ?? ''}
        onValueChange={(script) => onChange({ script: script || undefined })}
      />
      <div className={styles.pair}>
        <SecondsField
          label={t('crowd.prompts.least')}
          value={prompt.minSeconds}
          onChange={(minSeconds) => onChange({ minSeconds })}
        />
        <SecondsField
          label={t('crowd.prompts.most')}
          value={prompt.maxSeconds}
          onChange={(maxSeconds) => onChange({ maxSeconds: maxSeconds ?? 60 })}
        />
      </div>
      <Checkbox
        label={t('crowd.prompts.required')}
        checked={prompt.isRequired}
        onCheckedChange={(isRequired) => onChange({ isRequired })}
      />
      {prompt.shotId !== undefined && <p className={styles.note}>{t('crowd.prompts.forShot')}</p>}
    </li>
  )
}

interface SecondsFieldProps {
  label: string
  value: number | undefined
  onChange: (value: number | undefined) => void
}

function SecondsField({ label, value, onChange }: SecondsFieldProps) {
  return (
    <TextField
      label={label}
      inputMode="numeric"
      value={value === undefined ? '' : String(value)}
      onValueChange={(typed) => {
        const seconds = Number.parseInt(typed, 10)
        onChange(Number.isNaN(seconds) ? undefined : Math.min(mostSeconds, Math.max(1, seconds)))
      }}
    />
  )
}
