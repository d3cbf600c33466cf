import type { RowLink } from '../../../../generated/facts/screen'
import { useText } from '../../../browser/text/useText'
import { ScreenLink } from '../../../shell/routing/ScreenLink'
import { useLinkedAddress } from '../cells/RefLink'
import type { Ref } from '../row'
import styles from './FormField.module.css'

/** Beside the label of a picker: a link to the row that is picked, for those who may open it. */
export function OpenRef({ link, picked }: { link: RowLink | undefined; picked: Ref }) {
  const t = useText()
  const address = useLinkedAddress(link, picked.id)
  if (address === undefined) return null
  return (
    <ScreenLink
      to={address}
      className={styles.note}
      aria-label={t('screens.form.openNamed', { name: picked.name })}
    >
      {t('screens.form.open')}
    </ScreenLink>
  )
}
