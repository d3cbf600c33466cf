import type { ListBumpersRow } from '../../../../../generated/facts/features/programs'
import { useText } from '../../../../browser/text/useText'
import type { CellProps } from '../../../../screens/client'
import { Badge } from '../../../../ui/labels/Badge'
import { PosterImage } from '../../../../ui/media/PosterImage'
import styles from './BumperCard.module.css'

/** A bumper in the grid: its picture, looked through with the pointer, and under it what it is. */
export function BumperCard({ row, isSelected }: CellProps<ListBumpersRow>) {
  const t = useText()
  const said = [
    t(`programs.bumpers.value.kind.${row.kind}`),
    t(`programs.bumpers.value.aspect.${row.aspect}`),
  ]
  return (
    <>
      <PosterImage
        url={row.posterUrl}
        spriteUrl={row.spriteUrl}
        durationMs={row.durationMs || undefined}
        isSelected={isSelected}
        isDimmed={row.state === 'retired'}
      />
      <div className={styles.words}>
        <strong className={styles.title}>{row.title}</strong>
        <span className={styles.line}>
          {said.join(' · ')}
          {row.state !== 'active' && (
            <Badge>{t(`programs.bumpers.value.state.${row.state}`)}</Badge>
          )}
          {row.isDefault && <Badge tone="accent">{t('programs.bumper.default')}</Badge>}
        </span>
      </div>
    </>
  )
}
