import { TrashedLine, type CellProps } from '../../../../screens/client'
import { PosterImage } from '../../../../ui/media/PosterImage'
import type { Clip } from '../clip'
import { ClipMarks } from '../ClipMarks'
import { ClipOwner } from '../ClipOwner'
import { ClipState } from '../ClipState'
import { ClipTitle } from '../ClipTitle'
import { useCard } from '../useCard'
import styles from './ClipCard.module.css'

/** A clip in the grid: its frame, and under it the title, the owner and the age. */
export function ClipCard({ row, tabIndex, isSelected }: CellProps<Clip>) {
  const card = useCard(row)
  const { clip, status } = card
  const isQuiet = status.kind === 'ready' || status.kind === 'improving'
  return (
    <>
      <PosterImage
        url={clip?.posterUrl}
        spriteUrl={isQuiet ? clip?.spriteUrl : undefined}
        marks={isQuiet && clip && <ClipMarks clip={clip} />}
        durationMs={isQuiet ? clip?.durationMs : undefined}
        isSelected={isSelected}
        isDimmed={!isQuiet}
      >
        <ClipState card={card} tabIndex={tabIndex} />
      </PosterImage>
      <div className={styles.words}>
        <ClipTitle card={card} />
        {row.trashed ? (
          <div className={styles.trashed}>
            <TrashedLine row={row} />
          </div>
        ) : (
          <ClipOwner card={card} hasAge />
        )}
      </div>
    </>
  )
}
