import { useText } from '../../browser/text/useText'
import { Button } from '../../ui/buttons/Button'
import styles from './ProfileSwitcher.module.css'

/** Spec §2: a Clear Search action when nothing matches. */
export function NothingFound({ search, onClear }: { search: string; onClear: () => void }) {
  const t = useText()
  return (
    <div className={styles.nothing}>
      <p>{t('shell.switcher.none', { search })}</p>
      <Button onClick={onClear}>{t('shell.switcher.clear')}</Button>
    </div>
  )
}
