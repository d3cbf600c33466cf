import type { ShareFilm } from '../../../../../generated/facts/features/sharing'
import { PosterImage } from '../../../../ui/media/PosterImage'
import styles from './Share.module.css'
import { useVisit } from './useVisit'

/** The films of the page, one of which is open. */
export function Films({ films }: { films: readonly ShareFilm[] }) {
  const { at, watched, say, visit } = useVisit()
  const stateOf = (film: ShareFilm, place: number) => {
    if (place === at) return say('sharing.visit.now')
    return watched.includes(film.versionId)
      ? say('sharing.visit.watched')
      : say('sharing.visit.notWatched')
  }
  return (
    <section aria-labelledby="films">
      <h2 id="films" className={styles.heading}>
        {say('sharing.visit.programs', { count: films.length })}
      </h2>
      <ul className={styles.films}>
        {films.map((film, place) => (
          <li key={film.versionId}>
            <button
              type="button"
              className={styles.choice}
              aria-current={place === at || undefined}
              onClick={() => visit.choose(place)}
            >
              <PosterImage url={film.posterUrl} durationMs={film.durationMs} />
              <span className={styles.words}>
                <strong>{film.title}</strong>
                <span>{stateOf(film, place)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
