import type { ListLettersRow } from '../../../../../generated/facts/features/admin-actions'
import { useText } from '../../../../browser/text/useText'
import type { BlockProps } from '../../../../screens/client'
import { LetterBody } from '../../../../ui/labels/LetterBody'
import styles from './LetterText.module.css'

/** What stands in a letter that staff may hand over; its links can be followed and copied. */
export function LetterText({ row }: Pick<BlockProps<ListLettersRow>, 'row'>) {
  const t = useText()
  const { text } = row
  return (
    <section className={styles.letter}>
      <h3>{t('adminActions.letterText.title')}</h3>
      {text === undefined ? (
        <p className={styles.none}>{t('adminActions.letterText.none')}</p>
      ) : (
        <LetterBody text={text} linkLabel={t('adminActions.letterText.open')} />
      )}
    </section>
  )
}
