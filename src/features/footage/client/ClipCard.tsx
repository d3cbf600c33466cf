import { useText } from '../../../browser/text/useText'
import type { CardState } from '../../../ui/collection/CardGrid'
import { PosterImage } from '../../../ui/media/PosterImage'
import { Checkbox } from '../../../ui/fields/Checkbox'
import type { Card } from './card'
import { ClipMenu } from './ClipMenu'
import { ClipOwner } from './ClipOwner'
import { ClipState } from './ClipState'
import { ClipTitle } from './ClipTitle'
import styles from './ClipCard.module.css'

interface ClipCardProps extends CardState {
  card: Card
}

/** A clip in the grid: its frame, and under it the title, the owner and the age. */
export function ClipCard({ card, isSelected, isSelecting, tabIndex, toggle }: ClipCardProps) {
  const t = useText()
  const { clip, status, title } = card
  const isQuiet = status.kind === 'ready' || status.kind === 'improving'
  return (
    <article className={styles.card} data-selecting={isSelecting || undefined}>
      <PosterImage
        url={clip?.posterUrl}
        durationMs={isQuiet ? clip?.durationMs : undefined}
        isSelected={isSelected}
        isDimmed={!isQuiet}
      >
        <ClipState card={card} tabIndex={tabIndex} />
        {clip && (
          <Checkbox
            on="media"
            className={styles.box}
            aria-label={t('footage.select', { title })}
            tabIndex={tabIndex}
            checked={isSelected}
            onCheckedChange={toggle}
          />
        )}
        <div className={styles.more}>
          <ClipMenu card={card} tabIndex={tabIndex} variant="media" />
        </div>
      </PosterImage>
      <div className={styles.words}>
        <ClipTitle card={card} />
        <ClipOwner card={card} hasAge />
      </div>
    </article>
  )
}
