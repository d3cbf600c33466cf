import { useUnit } from 'effector-react'
import type { ListCampaignLettersRow } from '../../../../../generated/facts/features/campaigns'
import type { LetterDoc } from '../../../../../generated/facts/features/mail'
import { $language } from '../../../../browser/text/text.model'
import { useText } from '../../../../browser/text/useText'
import type { FormValue, InputPartProps } from '../../../../screens/client'
import { LetterEditor, LetterPreview } from '../../../mail/client'
import { samplesOf, variablesOf } from '../../../mail/letters'
import styles from '../page/Campaign.module.css'

const variables = variablesOf('campaigns.letter')

/** What a letter says, and beside it how somebody gets it. */
export function LetterInput({ value, onChange, row }: InputPartProps<ListCampaignLettersRow>) {
  const t = useText()
  const language = useUnit($language)
  const doc = value as unknown as LetterDoc | null
  if (doc === null) return <p className={styles.line}>{t('campaigns.page.letterBegins')}</p>
  const look = { language, name: t('app.name'), origin: location.origin }
  return (
    <div className={styles.beside}>
      <LetterEditor
        {...{ doc, variables }}
        isDisabled={row !== null && !row.may.includes('edit')}
        onChange={(changed) => onChange(changed as unknown as FormValue)}
      />
      <LetterPreview {...{ doc, look }} values={samplesOf(variables)} />
    </div>
  )
}
