import { useUnit } from 'effector-react'
import type { Watch } from '../../../../../generated/facts/features/home'
import { href } from '../../../../../generated/facts/routes'
import { useText } from '../../../../browser/text/useText'
import { ScreenButton } from '../../../../shell/routing/ScreenButton'
import { Button } from '../../../../ui/buttons/Button'
import { Icon } from '../../../../ui/icons/Icon'
import { Player } from '../../../../ui/media/Player'
import { clockTime } from '../../../../ui/media/time'
import { EmptyState } from '../../../../ui/page/EmptyState'
import { playerLabels } from '../../../media/client'
import {
  $isTheatre,
  $quality,
  $shownCaptions,
  $tracks,
  captionsShown,
  qualityChosen,
  theatreToggled,
} from './choices.model'
import { marksOf } from './threads'
import { $threads } from './comments.model'
import { Countdown } from './Countdown'
import styles from './Film.module.css'
import { $jump } from './jump.model'
import { $next, nextAsked } from './nextUp.model'
import { $watched, filmMoved } from './viewing.model'
import { Stayed } from './Stayed'
import { $isGone, watchReadAgain } from './watch.model'

interface FilmProps {
  watch: Watch
  onVideo: (video: HTMLVideoElement | null) => void
  onMark: (commentId: string) => void
}

/** The film, or why there is none. */
export function Film({ watch, onVideo, onMark }: FilmProps) {
  const t = useText()
  const { isGone, again, ...shown } = useUnit({
    isGone: $isGone,
    again: watchReadAgain,
    isTheatre: $isTheatre,
    jump: $jump,
    next: $next,
    goNext: nextAsked,
    quality: $quality,
    onQuality: qualityChosen,
    watched: $watched,
    captions: $tracks,
    caption: $shownCaptions,
    onCaption: captionsShown,
    onMoment: filmMoved,
    onTheatre: theatreToggled,
    threads: $threads,
  })
  const { film } = watch
  if (isGone) {
    return (
      <div className={styles.none} role="alert">
        <EmptyState
          icon={<Icon name="forbidden" />}
          title={t('home.watch.gone')}
          actions={<ScreenButton to={href('home.library')}>{t('home.watch.toHome')}</ScreenButton>}
        />
      </div>
    )
  }
  if (!film || film.sources.length === 0) {
    return (
      <div className={styles.none}>
        <EmptyState
          icon={<Icon name="clock" />}
          title={t('home.watch.noFilm')}
          actions={<Button onClick={() => again()}>{t('home.watch.again')}</Button>}
        >
          {t('home.watch.noFilmText')}
        </EmptyState>
      </div>
    )
  }
  const { threads, next, goNext, isTheatre, jump, onMoment, onTheatre, ...chosen } = shown
  return (
    <Player
      key={`${watch.programId}/${watch.versionNo}`}
      label={t('home.watch.play', { title: watch.title })}
      sources={film.sources}
      {...chosen}
      quality={chosen.quality ?? undefined}
      {...(film.posterUrl !== undefined && { posterUrl: film.posterUrl })}
      {...(film.spriteUrl !== undefined && { spriteUrl: film.spriteUrl })}
      durationMs={watch.durationMs}
      leadMs={film.leadMs ?? 0}
      aspect={film.width > 0 && film.height > 0 ? film.width / film.height : 16 / 9}
      framesPerSecond={film.fps || 30}
      labels={playerLabels(t)}
      chapters={watch.chapters}
      marks={marksOf(threads, ({ author, fromMs = 0, body }) =>
        t('home.watch.comment.at', { name: author.name, time: clockTime(fromMs / 1000), body }),
      )}
      onMark={onMark}
      {...{ isTheatre, jump }}
      onTheatre={() => onTheatre()}
      onMoment={onMoment}
      {...(next && { onNext: () => goNext() })}
      hasPageKeys
      over={<Countdown />}
      beneath={<Stayed watch={watch} />}
      onVideo={onVideo}
    />
  )
}
