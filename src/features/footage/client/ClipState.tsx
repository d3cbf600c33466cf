import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import { $isOnline } from '../../../browser/network'
import { useText } from '../../../browser/text/useText'
import { Button } from '../../../ui/buttons/Button'
import { Icon } from '../../../ui/icons/Icon'
import { ProgressBar } from '../../../ui/progress/ProgressBar'
import { Spinner } from '../../../ui/progress/Spinner'
import { isFinal } from '../../media/client'
import { footageList } from './footageList'
import { uploadCancelled, uploadRetried } from './uploads.model'
import { ReplaceFile } from './ReplaceFile'
import { ResumeButton } from './ResumeButton'
import { stateDetail, stateText } from './statusText'
import type { Card } from './card'
import styles from './ClipState.module.css'

interface ClipStateProps {
  card: Card
  tabIndex: number
}

/**
 * The state of an unfinished clip, over its frame: progress, current step, or the failure and its
 * remedy.
 */
export function ClipState({ card, tabIndex }: ClipStateProps) {
  const { status } = card
  switch (status.kind) {
    case 'uploading':
    case 'stopped':
    case 'elsewhere':
      return <Progress card={card} percent={status.percent} />
    case 'processing':
      return <Processing card={card} />
    case 'failed':
    case 'uploadFailed':
    case 'interrupted':
      return <Stopped card={card} tabIndex={tabIndex} />
    case 'improving':
    case 'ready':
      return null
  }
}

function Progress({ card, percent }: { card: Card; percent?: number }) {
  const t = useText()
  const words = stateText(t, card.status, useUnit($isOnline)) ?? ''
  return (
    <Night card={card}>
      <div className={styles.progress}>
        <div className={styles.line}>
          <span>{words}</span>
          {percent !== undefined && <span aria-hidden>{percent}%</span>}
        </div>
        <ProgressBar tone="media" label={`${words}: ${card.title}`} value={percent} />
      </div>
    </Night>
  )
}

function Processing({ card }: { card: Card }) {
  const t = useText()
  return (
    <Night card={card}>
      <div className={styles.chip} title={stateDetail(t, card.status)}>
        <Spinner size="sm" />
        {stateText(t, card.status, true)}
      </div>
    </Night>
  )
}

function Stopped({ card, tabIndex }: ClipStateProps) {
  const t = useText()
  const { act, retryUpload, cancelUpload } = useUnit({
    act: footageList.actions.actionAsked,
    retryUpload: uploadRetried,
    cancelUpload: uploadCancelled,
  })
  const { clip, item, status } = card
  const retry =
    item?.failure && !isFinal(item.failure.reason)
      ? () => retryUpload(item.itemId)
      : status.kind === 'failed' && status.canRetry
        ? () => act({ action: 'retry', selection: { ids: [card.id] } })
        : undefined
  const detail = stateDetail(t, status)
  return (
    <Night card={card} isDeep>
      <div className={styles.stopped}>
        <strong className={styles.reason}>
          <Icon name={status.kind === 'interrupted' ? 'info' : 'alert'} />
          {stateText(t, status, true)}
        </strong>
        {detail && (
          <span className={styles.detail} title={detail}>
            {detail}
          </span>
        )}
        {retry && (
          <Button size="sm" tabIndex={tabIndex} icon={<Icon name="retry" />} onClick={retry}>
            {t('footage.retry')}
          </Button>
        )}
        {status.kind === 'interrupted' && clip && <ResumeButton clip={clip} />}
        {status.kind === 'failed' && !retry && clip && <ReplaceFile {...{ clip, tabIndex }} />}
        {!retry && item && (
          <Button
            size="sm"
            tabIndex={tabIndex}
            icon={<Icon name="close" />}
            onClick={() => cancelUpload(item.itemId)}
          >
            {t('footage.dismiss')}
          </Button>
        )}
      </div>
    </Night>
  )
}

interface NightProps {
  card: Card
  /** Darkens the picture enough for text to be readable on it. */
  isDeep?: boolean
  children: ReactNode
}

/**
 * A dark background where there is no picture yet, so that state and progress are white in both
 * themes.
 */
function Night({ card, isDeep = false, children }: NightProps) {
  const isDark = isDeep || card.clip?.posterUrl === undefined
  return (
    <>
      {isDark && (
        <div className={styles.night} data-veil={card.clip?.posterUrl !== undefined || undefined} />
      )}
      {children}
    </>
  )
}
