import type { ShareFilm, ShareView } from '../../../../../generated/facts/features/sharing'
import { Player } from '../../../../ui/media/Player'
import { playerLabels } from '../../../media/playerLabels'
import styles from './Share.module.css'
import { useVisit } from './useVisit'

/** A film of the page, with whose copy it is. */
export function Stage({ view, film }: { view: ShareView; film: ShareFilm }) {
  const { say, visit } = useVisit()
  const { language } = visit.given
  const names = new Intl.DisplayNames(language, { type: 'language' })
  return (
    <>
      <Player
        key={film.versionId}
        label={film.title}
        labels={playerLabels(say)}
        sources={film.sources}
        captions={film.captions.map(({ lang, cues }) => ({
          lang,
          label: names.of(lang) ?? lang,
          cues,
        }))}
        posterUrl={film.posterUrl}
        spriteUrl={film.spriteUrl}
        durationMs={film.durationMs}
        leadMs={film.leadMs}
        aspect={film.aspect}
        waitsForPlay
        onVideo={visit.watch}
      />
      {view.watermark && (
        <p className={styles.watermark} aria-hidden>
          {view.watermark}
        </p>
      )}
    </>
  )
}
