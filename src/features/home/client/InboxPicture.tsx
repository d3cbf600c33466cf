import { useUnit } from 'effector-react'
import type { ListInboxRow } from '../../../../generated/facts/features/home'
import { $language } from '../../../browser/text/text.model'
import { useText } from '../../../browser/text/useText'
import { Icon } from '../../../ui/icons/Icon'
import { PosterImage } from '../../../ui/media/PosterImage'
import { dueOf } from './due'
import styles from './InboxPicture.module.css'

interface InboxPictureProps {
  row: ListInboxRow
  isSelected?: boolean | undefined
}

/** The picture of a program with how far it was watched, and by when it has to be. */
export function InboxPicture({ row, isSelected }: InboxPictureProps) {
  const t = useText()
  const { isRequired, state, percent } = row
  return (
    <PosterImage
      url={row.posterUrl}
      spriteUrl={row.spriteUrl}
      durationMs={row.durationMs}
      isSelected={isSelected}
      marks={
        state === 'viewed' && (
          <span className={styles.viewed}>
            <Icon name="check" />
            {t('home.card.viewed')}
          </span>
        )
      }
    >
      {isRequired && state !== 'viewed' && <RequiredChip dueAt={row.dueAt} />}
      {state === 'started' && percent > 0 && (
        <span className={styles.progress}>
          <span style={{ width: `${percent}%` }} />
        </span>
      )}
    </PosterImage>
  )
}

function RequiredChip({ dueAt }: { dueAt: string | undefined }) {
  const t = useText()
  const language = useUnit($language)
  const { key, day, isOver } = dueOf(dueAt, language)
  return (
    <span className={styles.chip} data-over={isOver || undefined}>
      <Icon name="clock" />
      {t(key, { day })}
    </span>
  )
}
