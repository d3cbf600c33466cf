import type { ProgramMedia } from '../../../../../generated/facts/features/programs'
import { useText } from '../../../../browser/text/useText'
import { Player } from '../../../../ui/media/Player'
import { playerLabels } from '../../../media/client'

/** A film that was made of the program. */
export function VersionFilm({ label, film }: { label: string; film: ProgramMedia }) {
  const t = useText()
  return (
    <Player
      label={label}
      sources={film.sources}
      posterUrl={film.posterUrl}
      spriteUrl={film.spriteUrl}
      durationMs={film.durationMs}
      leadMs={film.leadMs}
      aspect={film.width && film.height ? film.width / film.height : undefined}
      labels={playerLabels(t)}
    />
  )
}
