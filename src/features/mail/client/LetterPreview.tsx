import { useState, type ReactNode } from 'react'
import type { LetterDoc } from '../../../../generated/facts/features/mail'
import { sandboxedHtml } from '../../../browser/trustedTypes'
import { useText } from '../../../browser/text/useText'
import { SegmentedControl } from '../../../ui/fields/SegmentedControl'
import { Icon } from '../../../ui/icons/Icon'
import { SandboxFrame } from '../../../ui/page/SandboxFrame'
import { drawLetter, type LetterLook, type LetterValues } from '../letters'
import styles from './Letter.module.css'

export interface LetterPreviewProps {
  doc: LetterDoc
  values: LetterValues
  look: LetterLook
  /** Between its head and the letter, such as whose letter it is. */
  lead?: ReactNode
  /** Below the letter. */
  foot?: ReactNode
}

type Medium = 'desktop' | 'phone' | 'text'

/** A letter as it is sent: in a wide window, on a phone, and where only text is shown. */
export function LetterPreview({ doc, values, look, lead, foot }: LetterPreviewProps) {
  const t = useText()
  const [medium, setMedium] = useState<Medium>('desktop')
  const { subject, html, text } = drawLetter(doc, values, look)
  return (
    <section className={styles.preview} aria-label={t('mail.preview.title')}>
      <header className={styles.previewHead}>
        <h3>{t('mail.preview.title')}</h3>
        <SegmentedControl<Medium>
          label={t('mail.preview.on')}
          value={medium}
          segments={[
            { value: 'desktop', label: t('mail.preview.desktop'), icon: <Icon name="monitor" /> },
            { value: 'phone', label: t('mail.preview.phone'), icon: <Icon name="phone" /> },
            { value: 'text', label: t('mail.preview.text'), icon: <Icon name="paragraph" /> },
          ]}
          onValueChange={setMedium}
        />
      </header>
      {lead}
      <div className={styles.sheet} data-medium={medium}>
        <p className={styles.subject}>{subject}</p>
        {medium === 'text' ? (
          <pre className={styles.plain}>{text}</pre>
        ) : (
          <SandboxFrame title={subject || t('mail.preview.title')} html={sandboxedHtml(html)} />
        )}
      </div>
      {foot}
    </section>
  )
}
