import type { ProgramMedia } from '../../../../../generated/facts/features/programs'
import { useText } from '../../../../browser/text/useText'
import { Player } from '../../../../ui/media/Player'
import type { Caption } from '../../../../ui/media/useCaptions'
import { playerLabels } from '../../../media/client'

interface VersionFilmProps {
  label: string
  film: ProgramMedia
  captions?: {
    readonly tracks: readonly Caption[]
    /** The language that is shown; empty: none. */
    readonly shown: string
    onShow(lang: string): void
  }
  onVideo?: (video: HTMLVideoElement | null) => void
}

/** A film that was made of the program. */
export function VersionFilm({ label, film, captions, onVideo }: VersionFilmProps) {
  const t = useText()
  return (
    <Player
      label={label}
      sources={film.sources}
      captions={captions?.tracks}
      caption={captions?.shown}
      onCaption={captions?.onShow}
      posterUrl={film.posterUrl}
      spriteUrl={film.spriteUrl}
      durationMs={film.durationMs}
      leadMs={film.leadMs}
      aspect={film.width && film.height ? film.width / film.height : undefined}
      labels={playerLabels(t)}
      onVideo={onVideo}
    />
  )
}
