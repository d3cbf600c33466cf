import { useFormat } from '../../../browser/text/useFormat'
import { Avatar } from '../../../ui/identity/Avatar'
import type { Card } from './card'
import styles from './ClipOwner.module.css'

interface ClipOwnerProps {
  card: Card
  hasAge?: boolean
}

/** The clip's owner and age; for a file that is not registered yet, its size. */
export function ClipOwner({ card, hasAge = false }: ClipOwnerProps) {
  const format = useFormat()
  if (!card.clip) return <div className={styles.line}>{format.bytes(card.bytes)}</div>
  const { owner, createdAt } = card.clip
  return (
    <div className={styles.line}>
      <Avatar size="xs" name={owner.name} seed={owner.id} pictureUrl={owner.pictureUrl} />
      <span className={styles.name}>{owner.name}</span>
      {hasAge && (
        <>
          <span aria-hidden>·</span>
          <time className={styles.age} dateTime={createdAt} title={format.moment(createdAt)}>
            {format.age(createdAt)}
          </time>
        </>
      )}
    </div>
  )
}
