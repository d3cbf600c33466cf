import { useUnit } from 'effector-react'
import type { ListBumpersRow } from '../../../../../generated/facts/features/programs'
import { useText } from '../../../../browser/text/useText'
import { RowPanel, type OpenProps } from '../../../../screens/client'
import { Player } from '../../../../ui/media/Player'
import { playerLabels } from '../../../media/client'

const noParts = {}

/** A bumper that stands open: its film, and what is said of it. */
export function BumperPanel({ row, form }: OpenProps<ListBumpersRow>) {
  const t = useText()
  const openId = useUnit(form.rows.$openId)
  if (openId === null) return null
  const film = row && row.sources.length > 0 && (
    <Player
      key={row.bumperId}
      label={t('programs.bumper.play', { title: row.title })}
      sources={row.sources}
      captions={[]}
      posterUrl={row.posterUrl}
      spriteUrl={row.spriteUrl}
      durationMs={row.durationMs}
      leadMs={row.leadMs}
      labels={playerLabels(t)}
    />
  )
  return <RowPanel {...{ form, openId }} parts={noParts} lead={film} />
}
