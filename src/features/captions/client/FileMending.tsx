import { useMemo, useRef } from 'react'
import type { TextKey } from '../../../../generated/facts/text'
import { useText } from '../../../browser/text/useText'
import { Button } from '../../../ui/buttons/Button'
import { TextArea } from '../../../ui/fields/TextArea'
import { readCaptions } from '../readCaptions'
import styles from './CaptionEditor.module.css'

interface FileMendingProps {
  name: string
  text: string
  isPending: boolean
  onType: (text: string) => void
  onUse: () => void
  onCancel: () => void
}

/** As many as are told at once. */
const mostTold = 50

/** A file of which some lines cannot be read: they are named, led to, and mended in place. */
export function FileMending({ name, text, isPending, onType, onUse, onCancel }: FileMendingProps) {
  const t = useText()
  const area = useRef<HTMLTextAreaElement>(null)
  const { cues, faults } = useMemo(() => readCaptions(text), [text])
  const lead = (line: number) => {
    const lines = text.split('\n')
    const begin = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0)
    area.current?.focus()
    area.current?.setSelectionRange(begin, begin + (lines[line - 1]?.length ?? 0))
  }
  return (
    <section className={styles.mending} aria-label={t('captions.file.title', { name })}>
      <p aria-live="polite">
        {faults.length > 0
          ? t('captions.file.faults', { count: faults.length, name })
          : t('captions.file.mended', { count: cues.length })}
      </p>
      <ul className={styles.faults}>
        {faults.slice(0, mostTold).map(({ line, code }) => (
          <li key={`${line} ${code}`}>
            <button type="button" onClick={() => lead(line)}>
              {t('captions.file.line', { line: String(line) })}{' '}
              {t(`captions.fault.${code}` satisfies TextKey)}
            </button>
          </li>
        ))}
      </ul>
      <TextArea
        ref={area}
        label={t('captions.file.text')}
        rows={12}
        spellCheck={false}
        value={text}
        onValueChange={onType}
      />
      <div>
        <Button
          variant="primary"
          size="sm"
          disabled={faults.length > 0}
          pending={isPending}
          onClick={onUse}
        >
          {t('captions.file.use')}
        </Button>{' '}
        <Button variant="ghost" size="sm" onClick={onCancel}>
          {t('captions.file.cancel')}
        </Button>
      </div>
    </section>
  )
}
