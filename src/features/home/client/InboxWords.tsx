import type { ReactNode } from 'react'
import type { ListInboxRow } from '../../../../generated/facts/features/home'
import { useText } from '../../../browser/text/useText'
import { Avatar } from '../../../ui/identity/Avatar'
import { VisuallyHidden } from '../../../ui/labels/VisuallyHidden'
import styles from './InboxWords.module.css'

interface InboxWordsProps {
  row: ListInboxRow
  /** Behind the channel or the person that it comes from. */
  children: ReactNode
}

/** Under the picture of a program: its title, whether it is new, and where it comes from. */
export function InboxWords({ row, children }: InboxWordsProps) {
  const t = useText()
  const [channel] = row.channels
  const from = channel ?? row.owner
  return (
    <div className={styles.words}>
      <strong className={styles.title}>
        {row.state === 'new' && (
          <>
            <span className={styles.dot} aria-hidden />
            <VisuallyHidden>{t('home.card.isNew')}: </VisuallyHidden>
          </>
        )}
        <bdi className={styles.name}>{row.title}</bdi>
      </strong>
      <span className={styles.line}>
        <Avatar size="xs" name={from.name} seed={from.id} pictureUrl={from.pictureUrl} />
        <bdi className={styles.name}>{from.name}</bdi>
        <span className={styles.rest}>{children}</span>
      </span>
    </div>
  )
}
