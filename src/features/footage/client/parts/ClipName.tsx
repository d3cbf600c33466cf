import { useUnit } from 'effector-react'
import { $isOnline } from '../../../../browser/network'
import { useText } from '../../../../browser/text/useText'
import { PosterImage } from '../../../../ui/media/PosterImage'
import { Badge, type Tone } from '../../../../ui/labels/Badge'
import type { CellProps } from '../../../../screens/client'
import type { Card } from '../card'
import type { Clip } from '../clip'
import { ClipTitle } from '../ClipTitle'
import { ResumeButton } from '../ResumeButton'
import { stateDetail, stateText } from '../statusText'
import type { ClipStatus } from '../clipStatus'
import { useCard } from '../useCard'
import styles from './ClipName.module.css'

const tones: Record<ClipStatus['kind'], Tone> = {
  uploading: 'info',
  elsewhere: 'info',
  interrupted: 'warn',
  stopped: 'warn',
  processing: 'warn',
  improving: 'neutral',
  failed: 'danger',
  uploadFailed: 'danger',
  ready: 'neutral',
}

/** A row's picture, title and state, with the reason for the state below. */
export function ClipName({ row }: CellProps<Clip>) {
  const t = useText()
  const card = useCard(row)
  const { clip, status } = card
  const state = useStateText(card)
  // Beside the resume button, the state text takes the place of the detail.
  const detail = status.kind === 'interrupted' ? state : stateDetail(t, status)
  return (
    <div className={styles.cell}>
      <PosterImage size="row" url={clip?.posterUrl} />
      <div className={styles.title}>
        <ClipTitle card={card} />
        {status.kind !== 'processing' && detail && (
          <div className={styles.detail} title={detail}>
            {detail}
          </div>
        )}
      </div>
      {status.kind === 'interrupted' && clip ? (
        <ResumeButton clip={clip} />
      ) : (
        state && <Badge tone={tones[status.kind]}>{state}</Badge>
      )}
    </div>
  )
}

/** A row shows only the number, such as "64%". */
function useStateText({ status }: Card): string | undefined {
  const t = useText()
  const isOnline = useUnit($isOnline)
  if (status.kind === 'improving') return undefined
  const isSending = status.kind === 'uploading' && status.step === 'sending'
  return isSending && isOnline ? `${status.percent}%` : stateText(t, status, isOnline)
}
