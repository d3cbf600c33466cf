import type { ListProgramsRow } from '../../../../../generated/facts/features/programs'
import { useText } from '../../../../browser/text/useText'
import type { CellProps } from '../../../../screens/client'
import { Badge, type Tone } from '../../../../ui/labels/Badge'
import { PosterImage } from '../../../../ui/media/PosterImage'
import styles from './BumperCard.module.css'

const tones: Partial<Record<ListProgramsRow['state'], Tone>> = {
  published: 'ok',
  approved: 'ok',
  in_approval: 'accent',
  changes_requested: 'warn',
}

/** A program in the grid: its picture, and under it how far it is. */
export function ProgramCard({ row, isSelected }: CellProps<ListProgramsRow>) {
  const t = useText()
  const isComing = row.kind === 'imported' && row.versionNo === 0
  const said = [
    ...(row.kind === 'standard' ? [] : [t(`programs.programs.value.kind.${row.kind}`)]),
    row.owner.name,
    ...(row.versionNo > 0 ? [t('programs.program.version', { version: row.versionNo })] : []),
  ]
  return (
    <>
      <PosterImage
        url={row.posterUrl}
        durationMs={row.durationMs || undefined}
        isSelected={isSelected}
        isDimmed={row.state === 'archived'}
      />
      <div className={styles.words}>
        <strong className={styles.title}>{row.title}</strong>
        <span className={styles.line}>
          {said.join(' · ')}
          <Badge tone={tones[row.state]}>
            {t(isComing ? 'programs.program.coming' : `programs.programs.value.state.${row.state}`)}
          </Badge>
          {row.isNew && <Badge tone="accent">{t('programs.program.new')}</Badge>}
        </span>
      </div>
    </>
  )
}
