import { useUnit } from 'effector-react'
import { useMemo, useState, type CSSProperties } from 'react'
import type { ProgramVersion } from '../../../../../generated/facts/features/programs'
import { useText } from '../../../../browser/text/useText'
import { SelectField } from '../../../../ui/fields/SelectField'
import { Icon } from '../../../../ui/icons/Icon'
import { Player } from '../../../../ui/media/Player'
import { useBeside } from '../../../../ui/media/useBeside'
import { useTime } from '../../../../ui/media/useTime'
import { EmptyState } from '../../../../ui/page/EmptyState'
import { playerLabels } from '../../../media/client'
import { $pair } from '../review/changes.model'
import { frameTime } from '../review/frameTime'
import { $review, comparisonChosen, versionChosen } from '../review/review.model'
import styles from './Compare.module.css'
import { $follow, $layout, $sound, type Which } from './compare.model'
import { placeBeside } from './placeBeside'

export type Videos = Readonly<Record<Which, HTMLVideoElement | null>>
export type Versions = Readonly<Record<Which, ProgramVersion>>

interface FilmsProps {
  versions: Versions
  videos: Videos
  fps: number
  onVideo: Readonly<Record<Which, (video: HTMLVideoElement | null) => void>>
}

/** The pictures of both versions, side by side or one over the other. */
export function Films({ versions, videos, fps, onVideo }: FilmsProps) {
  const t = useText()
  const { layout } = useUnit({ layout: $layout })
  const [shown, setShown] = useState(50)
  useTogether(versions, videos)
  const film = versions.is.film ?? versions.was.film
  const aspect = film && film.width > 0 && film.height > 0 ? film.width / film.height : 16 / 9
  return (
    <div
      className={styles.pictures}
      data-layout={layout}
      style={{ '--aspect': aspect, '--shown': `${shown}%` } as CSSProperties}
    >
      {(['was', 'is'] as const).map((which) => (
        <Film
          key={versions[which].versionId}
          {...{ which, versions, fps, aspect }}
          video={videos[which]}
          onVideo={onVideo[which]}
        />
      ))}
      {layout === 'wipe' && (
        <>
          <span className={styles.divide} aria-hidden />
          <input
            type="range"
            className={styles.wipe}
            aria-label={t('approvals.compare.shown', { version: versions.was.versionNo })}
            min={0}
            max={100}
            value={shown}
            onChange={({ currentTarget }) => setShown(Number(currentTarget.value))}
          />
        </>
      )}
    </div>
  )
}

/** What is heard is the clock, the other one is silent and follows. */
function useTogether(versions: Versions, videos: Videos): void {
  const { pair, follow, sound } = useUnit({ pair: $pair, follow: $follow, sound: $sound })
  const [was, is] = [versions.was.film?.leadMs ?? 0, versions.is.film?.leadMs ?? 0]
  const placeAt = useMemo(() => {
    const sides = {
      was: { leadMs: was, timeline: pair.before },
      is: { leadMs: is, timeline: pair.timeline },
    }
    return sound === 'is'
      ? placeBeside(sides.is, sides.was, follow)
      : placeBeside(sides.was, sides.is, follow)
  }, [was, is, pair, follow, sound])
  useBeside(videos[sound], videos[sound === 'is' ? 'was' : 'is'], placeAt)
}

interface FilmProps {
  which: Which
  versions: Versions
  video: HTMLVideoElement | null
  fps: number
  aspect: number
  onVideo: (video: HTMLVideoElement | null) => void
}

function Film({ which, versions, video, fps, aspect, onVideo }: FilmProps) {
  const t = useText()
  const { review } = useUnit({ review: $review })
  const version = versions[which]
  const { film, versionNo } = version
  return (
    <div className={styles.picture} data-which={which}>
      {film && film.sources.length > 0 ? (
        <Player
          isLed
          label={t('approvals.review.play', {
            title: review?.program.title ?? '',
            version: versionNo,
          })}
          sources={film.sources}
          posterUrl={film.posterUrl}
          durationMs={film.durationMs || version.durationMs}
          leadMs={film.leadMs}
          aspect={aspect}
          framesPerSecond={fps}
          labels={playerLabels(t)}
          onVideo={onVideo}
        />
      ) : (
        <EmptyState icon={<Icon name="clock" />} title={t('approvals.review.noFilm')}>
          {t('approvals.review.noFilmText')}
        </EmptyState>
      )}
      <div className={styles.over}>
        <Version {...{ which, versions }} />
        <Moment {...{ video, fps }} leadMs={film?.leadMs ?? 0} />
      </div>
    </div>
  )
}

/** The earlier one stays the earlier one. */
function Version({ which, versions }: { which: Which; versions: Versions }) {
  const t = useText()
  const { review, choose, compare } = useUnit({
    review: $review,
    choose: versionChosen,
    compare: comparisonChosen,
  })
  const offered = (review?.versions ?? []).filter(({ versionNo }) =>
    which === 'was' ? versionNo < versions.is.versionNo : versionNo > versions.was.versionNo,
  )
  return (
    <SelectField
      hideLabel
      label={t(`approvals.compare.choose.${which}`)}
      value={String(versions[which].versionNo)}
      options={offered.map(({ versionNo }) => ({
        value: String(versionNo),
        label: t('approvals.version', { version: versionNo }),
      }))}
      onValueChange={(no) => (which === 'was' ? compare : choose)(Number(no))}
    />
  )
}

function Moment({
  video,
  leadMs,
  fps,
}: {
  video: HTMLVideoElement | null
  leadMs: number
  fps: number
}) {
  const ms = Math.max(0, useTime(video) * 1000 - leadMs)
  return <span className={styles.moment}>{frameTime(ms, fps)}</span>
}
