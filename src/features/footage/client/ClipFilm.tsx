import { useUnit } from 'effector-react'
import { useText } from '../../../browser/text/useText'
import { PosterImage } from '../../../ui/media/PosterImage'
import { Player } from '../../../ui/media/Player'
import { Button } from '../../../ui/static/Button'
import { EmptyState } from '../../../ui/static/EmptyState'
import { Icon } from '../../../ui/static/Icon'
import { Skeleton } from '../../../ui/static/Skeleton'
import { Spinner } from '../../../ui/static/Spinner'
import type { Clip } from '../../../../generated/facts/features/footage'
import { isWatchable } from './clipStatus'
import { clipLookRepeated } from './openClip.model'
import { playerLabels } from './playerLabels'
import styles from './ClipFilm.module.css'

interface ClipFilmProps {
  clip: Clip | null
  state: 'looking' | 'found' | 'missing' | 'failed'
}

/** The film, as soon as there is one; until then what it waits for. */
export function ClipFilm({ clip, state }: ClipFilmProps) {
  const t = useText()
  if (!clip) return <NoClip state={state} />
  if (!isWatchable(clip)) return <NoFilm clip={clip} />
  return (
    <div className={styles.film}>
      <Player
        key={clip.clipId}
        label={t('footage.play', { title: clip.title })}
        sources={clip.sources}
        captions={clip.captions}
        posterUrl={clip.posterUrl}
        durationMs={clip.durationMs}
        aspect={clip.width && clip.height ? clip.width / clip.height : undefined}
        labels={playerLabels(t)}
      />
    </div>
  )
}

function NoClip({ state }: Pick<ClipFilmProps, 'state'>) {
  const t = useText()
  const look = useUnit(clipLookRepeated)
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
        actions={<Button onClick={() => look()}>{t('footage.retryNow')}</Button>}
      />
    )
  }
  return <Skeleton shape="frame" />
}

function NoFilm({ clip }: { clip: Clip }) {
  const t = useText()
  const { state, failMessage } = clip
  const isStopped = state === 'failed' || state === 'rejected'
  return (
    <PosterImage url={clip.posterUrl} isDimmed>
      <div className={styles.wait}>
        {state === 'processing' && <Spinner size="lg" />}
        {isStopped && <Icon name="alert" size="lg" />}
        <p>
          {isStopped && (failMessage ?? t('footage.fail.unknown'))}
          {state === 'trashed' && t('footage.clip.inTrash')}
          {state === 'uploading' && t('footage.clip.notUploaded')}
          {!isStopped && state !== 'trashed' && state !== 'uploading' && t('footage.clip.notYet')}
        </p>
      </div>
    </PosterImage>
  )
}
