import { useUnit } from 'effector-react'
import type { CSSProperties } from 'react'
import type { ProgramVersion } from '../../../../../generated/facts/features/programs'
import { useText } from '../../../../browser/text/useText'
import { Icon } from '../../../../ui/icons/Icon'
import { Player } from '../../../../ui/media/Player'
import { useTime } from '../../../../ui/media/useTime'
import { EmptyState } from '../../../../ui/page/EmptyState'
import { playerLabels } from '../../../media/client'
import { $tracks } from './captions.model'
import { $chosenId, $marks } from './comments.model'
import { $draft, strokeDrawn } from './draft.model'
import { Pad, type Tool } from './Pad'
import { $review } from './review.model'
import styles from './Stage.module.css'
import { Strokes } from './Strokes'
import { TimeLine } from './TimeLine'

export interface Drawing {
  readonly tool: Tool | null
  readonly colour: number
}

interface StageProps {
  version: ProgramVersion
  fps: number
  video: HTMLVideoElement | null
  onVideo: (video: HTMLVideoElement | null) => void
  drawing: Drawing
}

/** How far from its moment what somebody drew is still shown. */
const nearMs = 120

/** The film of a version, what was drawn over it, and its time line. */
export function Stage({ version, fps, video, onVideo, drawing }: StageProps) {
  const t = useText()
  const { review, tracks, draw } = useUnit({
    review: $review,
    tracks: $tracks,
    draw: strokeDrawn,
  })
  const lead = version.film?.leadMs ?? 0
  const { film } = version
  if (!film || film.sources.length === 0) {
    return (
      <EmptyState icon={<Icon name="clock" />} title={t('approvals.review.noFilm')}>
        {t('approvals.review.noFilmText')}
      </EmptyState>
    )
  }
  const aspect = film.width > 0 && film.height > 0 ? film.width / film.height : 16 / 9
  return (
    <div className={styles.stage}>
      <div className={styles.picture} style={{ '--aspect': aspect } as CSSProperties}>
        <Player
          key={version.versionId}
          label={t('approvals.review.play', {
            title: review?.program.title ?? '',
            version: version.versionNo,
          })}
          sources={film.sources}
          captions={tracks}
          posterUrl={film.posterUrl}
          spriteUrl={film.spriteUrl}
          durationMs={film.durationMs || version.durationMs}
          leadMs={lead}
          aspect={aspect}
          framesPerSecond={fps}
          labels={playerLabels(t)}
          hasPageKeys
          foreignKeys="c"
          onVideo={onVideo}
        />
        <Drawn {...{ video, lead, aspect }} />
        {drawing.tool && (
          <Pad
            tool={drawing.tool}
            colour={drawing.colour}
            aspect={aspect}
            onStroke={(stroke) => {
              video?.pause()
              const atMs = Math.round((video?.currentTime ?? 0) * 1000) - lead
              draw({ stroke, atMs: Math.max(0, atMs) })
            }}
          />
        )}
      </div>
      <TimeLine {...{ version, video, fps }} />
    </div>
  )
}

interface DrawnProps {
  video: HTMLVideoElement | null
  lead: number
  aspect: number
}

/** What somebody drew at the moment that is shown. */
function Drawn({ video, lead, aspect }: DrawnProps) {
  const { draft, marks, chosenId } = useUnit({
    draft: $draft,
    marks: $marks,
    chosenId: $chosenId,
  })
  const atMs = Math.round(useTime(video) * 1000) - lead
  const shown = marks.find(({ comment }) => comment.commentId === chosenId)?.comment
  const isNear = (fromMs = -1, toMs = fromMs) => atMs >= fromMs - nearMs && atMs <= toMs + nearMs
  return (
    <>
      {shown && isNear(shown.fromMs, shown.toMs) && (
        <Strokes strokes={shown.drawing} aspect={aspect} />
      )}
      {isNear(draft.fromMs, draft.toMs) && <Strokes strokes={draft.drawing} aspect={aspect} />}
    </>
  )
}
