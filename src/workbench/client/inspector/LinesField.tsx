import { useState } from 'react'
import { Field } from '../../../ui/fields/Field'
import { words } from '../words'
import styles from './Inspector.module.css'

export interface LinesFieldProps {
  label: string
  lines: readonly string[]
  onChange: (lines: readonly string[]) => void
}

/** A list of texts, one per line. */
export function LinesField({ label, lines, onChange }: LinesFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? lines.join('\n')
  return (
    <Field label={label} hint={lines.length === 0 ? words.rule.messageHint : undefined}>
      {(control) => (
        <textarea
          {...control}
          className={styles.lines}
          rows={Math.max(1, text.split('\n').length)}
          spellCheck={false}
          value={text}
          onBlur={() => setTyped(null)}
          onChange={({ target: { value } }) => {
            setTyped(value)
            onChange(value.split('\n').filter((line) => line !== ''))
          }}
        />
      )}
    </Field>
  )
}
