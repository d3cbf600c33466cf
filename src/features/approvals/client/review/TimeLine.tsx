import { useUnit } from 'effector-react'
import type { CSSProperties } from 'react'
import type { ProgramVersion } from '../../../../../generated/facts/features/programs'
import { useFormat } from '../../../../browser/text/useFormat'
import { useText } from '../../../../browser/text/useText'
import { Avatar } from '../../../../ui/identity/Avatar'
import { clusters } from '../../../../ui/media/clusters'
import { seekTo } from '../../../../ui/media/commands'
import { useTime } from '../../../../ui/media/useTime'
import { changeText } from '../../../programs/timeline'
import { $changedMs, $changes } from './changes.model'
import { $chosenId, $marks, commentChosen } from './comments.model'
import { $draft } from './draft.model'
import { frameTime } from './frameTime'
import { $base } from './review.model'
import styles from './TimeLine.module.css'

interface TimeLineProps {
  version: ProgramVersion
  video: HTMLVideoElement | null
  fps: number
}

/** Where something was said, what is being said, and what has changed. */
export function TimeLine({ version, video, fps }: TimeLineProps) {
  const t = useText()
  const { marks, chosenId, choose, draft, changes } = useUnit({
    marks: $marks,
    chosenId: $chosenId,
    choose: commentChosen,
    draft: $draft,
    changes: $changes,
  })
  const { leadMs = 0, durationMs = version.durationMs } = version.film ?? {}
  const length = durationMs || 1
  const place = (fromMs: number, toMs = fromMs): CSSProperties => ({
    insetInlineStart: `${(Math.min(fromMs, length) / length) * 100}%`,
    width: `${(Math.max(0, Math.min(toMs, length) - fromMs) / length) * 100}%`,
  })
  const go = (ms: number) => video && seekTo(video, (leadMs + ms) / 1000)
  return (
    <div className={styles.line}>
      <div className={styles.marks}>
        {clusters(marks, ({ comment }) => (comment.fromMs ?? 0) / length).map((together) => {
          const { comment } = together[0]!
          const isChosen = together.some((each) => each.comment.commentId === chosenId)
          return (
            <button
              key={comment.commentId}
              type="button"
              className={styles.mark}
              style={{ insetInlineStart: place(comment.fromMs ?? 0).insetInlineStart }}
              aria-pressed={isChosen}
              data-resolved={comment.resolvedBy ? true : undefined}
              aria-label={t('approvals.review.mark', {
                name: comment.author.name,
                time: frameTime(comment.fromMs ?? 0, fps),
              })}
              onClick={() => {
                choose(comment.commentId)
                go(comment.fromMs ?? 0)
              }}
            >
              {together.length > 1 ? (
                <span className={styles.count}>{together.length}</span>
              ) : (
                <Avatar
                  size="xs"
                  name={comment.author.name}
                  seed={comment.author.id}
                  pictureUrl={comment.author.pictureUrl}
                />
              )}
            </button>
          )
        })}
      </div>
      <div className={styles.track}>
        {draft.fromMs !== undefined && (
          <span className={styles.range} style={place(draft.fromMs, draft.toMs)} />
        )}
        <Now {...{ video, leadMs, length }} />
      </div>
      <div className={styles.changes}>
        {changes?.map(({ fromMs, toMs, kind }, at) => (
          <button
            // oxlint-disable-next-line react/no-array-index-key -- changes stay in their order
            key={at}
            type="button"
            className={styles.change}
            style={place(fromMs, toMs)}
            aria-label={t('approvals.review.changeAt', {
              change: t(changeText(kind)),
              time: frameTime(fromMs, fps),
            })}
            onClick={() => go(fromMs)}
          />
        ))}
      </div>
      <ChangedLine />
    </div>
  )
}

function Now({
  video,
  leadMs,
  length,
}: {
  video: HTMLVideoElement | null
  leadMs: number
  length: number
}) {
  const part = Math.min(1, Math.max(0, (useTime(video) * 1000 - leadMs) / length))
  return <span className={styles.now} style={{ insetInlineStart: `${part * 100}%` }} />
}

function ChangedLine() {
  const t = useText()
  const format = useFormat()
  const { changes, changedMs, base } = useUnit({
    changes: $changes,
    changedMs: $changedMs,
    base: $base,
  })
  if (!base || !changes) return null
  return (
    <p className={styles.changed}>
      {changes.length === 0
        ? t('approvals.review.same', { version: base.versionNo })
        : t('approvals.review.changedSince', {
            version: base.versionNo,
            length: format.duration(changedMs),
            count: changes.length,
          })}
    </p>
  )
}
