import type { ListCampaignLettersRow } from '../../../../../generated/facts/features/campaigns'
import type { LetterDoc } from '../../../../../generated/facts/features/mail'
import { useText } from '../../../../browser/text/useText'
import type { InputPartProps } from '../../../../screens/client'
import { LetterEditor } from '../../../mail/client'
import { variablesOf } from '../../../mail/letters'
import { AsReader } from '../page/AsReader'
import styles from '../page/Campaign.module.css'

const variables = variablesOf('campaigns.letter')

/** What a letter says, and beside it how somebody gets it. */
export function LetterInput({ value, onChange }: InputPartProps<ListCampaignLettersRow>) {
  const t = useText()
  const doc = value as LetterDoc | null
  if (doc === null) return <p className={styles.line}>{t('campaigns.page.letterBegins')}</p>
  return (
    <div className={styles.beside}>
      <LetterEditor {...{ doc, variables, onChange }} />
      <AsReader doc={doc} />
    </div>
  )
}
