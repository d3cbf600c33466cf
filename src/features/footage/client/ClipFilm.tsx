import { useUnit } from 'effector-react'
import type { Translate } from '../../../browser/text/text.model'
import { useText } from '../../../browser/text/useText'
import { $userId } from '../../../session/client'
import { Player } from '../../../ui/media/Player'
import { Button } from '../../../ui/buttons/Button'
import { EmptyState } from '../../../ui/page/EmptyState'
import { Icon } from '../../../ui/icons/Icon'
import { Skeleton } from '../../../ui/progress/Skeleton'
import { Spinner } from '../../../ui/progress/Spinner'
import type { Clip } from './clip'
import { ReplaceFile } from './ReplaceFile'
import { clipCaptions } from './clipCaptions.model'
import { isWatchable } from './clipStatus'
import { footageList, openClip } from './footageList'
import { failText, playerLabels } from '../../media/client'
import styles from './ClipFilm.module.css'

const { $shown, $tracks, captionsShown } = clipCaptions

interface ClipFilmProps {
  clip: Clip | null
  state: 'looking' | 'found' | 'missing' | 'failed'
  onVideo?: (video: HTMLVideoElement | null) => void
}

/** The player once the clip can be watched; until then its processing state. */
export function ClipFilm({ clip, state, onVideo }: ClipFilmProps) {
  const t = useText()
  const { tracks, shown, show } = useUnit({ tracks: $tracks, shown: $shown, show: captionsShown })
  if (!clip) return <NoClip state={state} />
  if (!isWatchable(clip)) return <NoFilm clip={clip} />
  return (
    <div className={styles.film}>
      <Player
        key={`${clip.clipId} ${clip.versionNo}`}
        label={t('footage.play', { title: clip.title })}
        sources={clip.sources}
        captions={tracks}
        caption={shown}
        onCaption={show}
        posterUrl={clip.posterUrl}
        spriteUrl={clip.spriteUrl}
        durationMs={clip.durationMs}
        leadMs={clip.leadMs}
        aspect={clip.width && clip.height ? clip.width / clip.height : undefined}
        labels={playerLabels(t)}
        onVideo={onVideo}
      />
    </div>
  )
}

function NoClip({ state }: Pick<ClipFilmProps, 'state'>) {
  const t = useText()
  const look = useUnit(openClip.lookRepeated)
  if (state === 'missing') {
    return (
      <EmptyState icon={<Icon name="noResults" />} title={t('footage.clip.missing.title')}>
        {t('footage.clip.missing.text')}
      </EmptyState>
    )
  }
  if (state === 'failed') {
    return (
      <EmptyState
        tone="danger"
        icon={<Icon name="warning" />}
        title={t('footage.clip.error.title')}
        actions={<Button onClick={() => look()}>{t('screens.list.retry')}</Button>}
      />
    )
  }
  return <Skeleton shape="frame" />
}

/**
 * Shown while the clip cannot be watched: the processing state, or the reason why it never can be.
 */
function NoFilm({ clip }: { clip: Clip }) {
  const t = useText()
  const act = useUnit(footageList.actions.actionAsked)
  const { clipId, state, failReason, failMessage, posterUrl, may } = clip
  if (clip.trashed) return <InTrash clip={clip} />
  const isStopped = state === 'failed' || state === 'rejected'
  return (
    <div className={styles.stage}>
      {posterUrl && <img className={styles.still} src={posterUrl} alt="" />}
      <div className={styles.wait}>
        {isStopped ? <Icon name="alert" size="lg" /> : <Spinner size="lg" />}
        <p>
          {isStopped ? failText(t, { code: failReason, reported: failMessage }) : t(waits[state])}
        </p>
        {may.includes('retry') && (
          <Button
            icon={<Icon name="retry" />}
            onClick={() => act({ action: 'retry', selection: { ids: [clipId] } })}
          >
            {t('footage.retry')}
          </Button>
        )}
        {isStopped && !may.includes('retry') && <ReplaceFile clip={clip} />}
      </div>
    </div>
  )
}

/**
 * The clip may be moved to the trash while somebody watches it: says who did so and offers the next
 * steps.
 */
function InTrash({ clip }: { clip: Clip }) {
  const t = useText()
  const { userId, act, close } = useUnit({
    userId: $userId,
    act: footageList.actions.actionAsked,
    close: openClip.rows.rowClosed,
  })
  const { clipId, posterUrl, trashed, may } = clip
  return (
    <div className={styles.stage}>
      {posterUrl && <img className={styles.still} src={posterUrl} alt="" />}
      <div className={styles.wait} aria-live="polite">
        <Icon name="trash" size="lg" />
        <p>{trashText(t, trashed?.by, userId)}</p>
        <div className={styles.acts}>
          {may.includes('restore') && (
            <Button onClick={() => act({ action: 'restore', selection: { ids: [clipId] } })}>
              {t('footage.footage.action.restore')}
            </Button>
          )}
          <Button variant="ghost" onClick={() => close()}>
            {t('screens.list.trash.close')}
          </Button>
        </div>
      </div>
    </div>
  )
}

function trashText(t: Translate, by: Clip['owner'] | undefined, userId: string): string {
  if (!by) return t('footage.clip.inTrash')
  if (by.id === userId) return t('footage.clip.trashedByYou')
  return t('footage.clip.trashedBy', { name: by.name })
}

const waits = {
  uploading: 'footage.clip.notUploaded',
  processing: 'footage.clip.notYet',
  playable: 'footage.clip.notYet',
  ready: 'footage.clip.notYet',
} as const
