import { useText } from '../../../browser/text/useText'
import { drawLetter, faultsOf, samplesOf } from '../letters'
import type { LetterEditorProps } from './LetterEditor'
import { PlainField } from './PlainField'

/** So many characters of a subject a phone shows. */
const shownOnPhones = 40

export function SubjectField({
  doc,
  variables,
  isDisabled,
  onChange,
}: Required<LetterEditorProps>) {
  const t = useText()
  const look = { language: '', name: '', origin: '' }
  const { subject } = drawLetter({ ...doc, blocks: [] }, samplesOf(variables), look)
  const unknown = faultsOf({ ...doc, blocks: [] }, variables).find(
    ({ code }) => code === 'variableUnknown',
  )
  return (
    <PlainField
      label={t('mail.editor.subject')}
      value={doc.subject}
      {...{ variables, isDisabled }}
      hint={t('mail.editor.subjectHint', { count: subject.length, phone: String(shownOnPhones) })}
      error={unknown && t('mail.editor.unknown', { name: unknown.name ?? '' })}
      onValueChange={(next) => onChange({ ...doc, subject: next.slice(0, 200) }, 'subject')}
    />
  )
}
